"""Counts Latin boards with latin, and factors the counts: they are texts, since most programs know no numbers so long."""

import json
import subprocess


def count(board, labels, cells):
    empty = "." * cells
    words = ["latin", "count", "--json", "--board", board, "--labels", labels]
    run = subprocess.run(words, input=empty, capture_output=True, encoding="utf-8", check=True)
    return int(json.loads(run.stdout)["count"])


def factors(number):
    prime = 2
    while number > 1:
        exponent = 0
        while number % prime == 0:
            number //= prime
            exponent += 1
        if exponent > 0:
            yield f"{prime}^{exponent}" if exponent > 1 else str(prime)
        prime += 1


for board, labels, cells in [("sudoku:2x2", "1234", 16), ("sudoku:2x2", "1122", 16), ("latin-square:5", "11223", 25)]:
    boards = count(board, labels, cells)
    print(f"{board:<17}{labels:<10}{boards:>10} = {' · '.join(factors(boards))}")
