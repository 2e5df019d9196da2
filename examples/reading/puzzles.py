"""Makes puzzles with latin, and tells how their clues and scores go with their levels."""

import json
import subprocess
from collections import defaultdict
from statistics import mean


def latin(*words):
    """What a command says with --json: a dictionary for each line."""
    run = subprocess.run(["latin", *words, "--json"], capture_output=True, encoding="utf-8")
    if run.returncode > 1:
        raise RuntimeError(run.stderr)
    return [json.loads(line) for line in run.stdout.splitlines()]


def row(level, puzzles):
    clues = mean(sum(clue is not None for clue in puzzle["clues"]) for puzzle in puzzles)
    score = mean(puzzle["rating"]["score"] for puzzle in puzzles)
    return f"{level:<16}{len(puzzles):>7}{clues:>7.1f}{score:>7.1f}"


made = latin("generate", "sudoku:2x3", "--level", "any", "--count", "12", "--seed", "1")
by_level = defaultdict(list)
for puzzle in made:
    by_level[puzzle["rating"]["level"]].append(puzzle)

print(f"{'level':<16}{'puzzles':>7}{'clues':>7}{'score':>7}")
for level, puzzles in sorted(by_level.items()):
    print(row(level, puzzles))
print(row("all", made))
