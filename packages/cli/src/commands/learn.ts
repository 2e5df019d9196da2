import { playersNames, THEOREM_WORDS, theoremName, theoremNamed } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import { tellStage } from '@latin-puzzles/workshop/advice';
import {
  capitalized,
  drawLesson,
  LESSON_WORDS,
  LESSONS,
  type LessonPosition,
  lessonPositions,
  openLesson,
} from '@latin-puzzles/workshop/lessons';
import { type Command, InvalidArgumentError } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { checkEnding } from '../terminal/endings.ts';
import { type LanguageOptions, languageOption } from '../terminal/language.ts';
import { example, withJson } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { paint } from '../terminal/paint.ts';
import { cluesText } from '../terminal/puzzle-text.ts';
import { print, printJson } from '../terminal/screen.ts';

interface Options extends LanguageOptions {
  readonly answers?: boolean;
  readonly output?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

export function registerLearn(program: Command): void {
  const command = withJson(program.command('learn'))
    .argument('[theorem]', 'its name, or one that players use, such as x-wing', readLesson)
    .option('--answers', 'tell what the theorem shows in each position');
  withOutput(command, '-o, --output <file>', 'draw the lesson and its answers: SVG, PDF or PNG by the ending')
    .addOption(languageOption())
    .action(async (theorem: string | undefined, options: Options) => {
      checkEnding(options.output);
      if (theorem === undefined) printList(options);
      else if (options.output === undefined) printLesson(theorem, options);
      else {
        const { makeDrawer } = await import('../terminal/drawer.ts');
        const drawer = await makeDrawer({ paper: 'A4', force: options.force });
        const title = theoremName(theorem, options.lang);
        await drawer.writePages(
          drawLesson(theorem, options.lang, drawer.measure),
          { title, language: options.lang },
          options.output,
        );
      }
      process.exitCode = EXIT.yes;
    });
  example(
    command,
    'latin learn',
    'latin learn x-wing',
    'latin learn naked-pair --answers',
    'latin learn chain -o chain.pdf',
  );
}

function readLesson(name: string): string {
  const theorem = theoremNamed(name)?.theorem;
  if (theorem) return theorem.name;
  throw new InvalidArgumentError(`There is no lesson ${name}; there are ${LESSONS.join(', ')}.`);
}

function printList({ json, lang }: Options): void {
  for (const theorem of LESSONS) {
    const names = playersNames(theoremNamed(theorem)!.theorem);
    const positions = lessonPositions(theorem).length;
    if (json) printJson({ theorem, names, positions });
    else {
      const called = names.length > 0 ? ` (${names.join(', ')})` : '';
      print(`${paint('bold', theorem)}${called}: ${THEOREM_WORDS.get(theorem)!.statement[lang]}`);
    }
  }
}

function printLesson(theorem: string, { json, answers, lang }: Options): void {
  const { statement, reason } = THEOREM_WORDS.get(theorem)!;
  if (!json)
    print(
      paint('bold', capitalized(theoremName(theorem, lang))),
      statement[lang],
      ...(reason ? [capitalized(reason[lang])] : []),
      '',
    );
  for (const [index, packed] of lessonPositions(theorem).entries()) {
    const position = openLesson(theorem, index)!;
    const answer = answerOf(position, lang);
    if (json) {
      const { board, labels, cells, solution } = packed;
      const { writes, removals } = position.plan.steps[0]!;
      const named = (placements: typeof writes) =>
        placements.map(({ cell, label }) => ({ cell, label: position.puzzle.multiset.labels[label]! }));
      printJson({
        theorem,
        task: position.task,
        puzzle: {
          format: 'latin-puzzle/1',
          board,
          labels: [...labels],
          clues: Array.from(cells, (label) => (label === '.' ? null : label)),
          solution: [...solution],
        },
        ...(answers && { writes: named(writes), removals: named(removals), answer }),
      });
    } else {
      const task = LESSON_WORDS[lang][position.task];
      print(
        `${index + 1}. ${packed.board}: ${task}`,
        ...cluesText(position.puzzle, lang),
        ...(answers ? answer : []),
        '',
      );
    }
  }
}

function answerOf({ plan, puzzle }: LessonPosition, language: LanguageCode): string[] {
  return tellStage(plan, puzzle, language, 'conclusion').map(({ depth, text }) => '   '.repeat(depth) + text);
}
