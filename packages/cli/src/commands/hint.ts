import { HINT_STAGES, makeSpeaker } from '@latin-puzzles/core/attrition';
import type { Words } from '@latin-puzzles/core/basis';
import type { Scene } from '@latin-puzzles/drawing';
import type { PluginSet } from '@latin-puzzles/plugins';
import { type Advice, advise, makeHintRecord } from '@latin-puzzles/workshop/advice';
import { drawHint } from '@latin-puzzles/workshop/lessons';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { type Command, Option } from 'commander';
import { parseCandidates } from '../terminal/cells.ts';
import { EXIT } from '../terminal/codes.ts';
import type { Drawer } from '../terminal/drawer.ts';
import { checkEnding } from '../terminal/endings.ts';
import { type LanguageOptions, languageOption } from '../terminal/language.ts';
import { example, withInput, withJson, withTimeout } from '../terminal/options.ts';
import { withOutput } from '../terminal/output.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { print, printJson, say } from '../terminal/screen.ts';
import { makeDeadline } from '../terminal/stopping.ts';

interface Options extends InputOptions, LanguageOptions {
  readonly json?: boolean;
  readonly timeout?: number;
  readonly stage: string;
  readonly struck?: string;
  readonly output?: string;
  readonly force?: boolean;
}

const STOPPED: Words = {
  en: 'stopped before a step was found',
  es: 'se abandonó antes de hallar un paso',
};

/** Why there is no step to take. */
const NO_STEP: Words<Readonly<Record<Exclude<Advice['kind'], 'plan'>, string>>> = {
  en: {
    wrong: 'there is no step to take: it holds labels that are wrong',
    complete: 'there is no step to take: it is complete',
    hopeless: 'there is no step to take: it has no solution',
    several: 'there is no step to take: it has several solutions, and what they share is found',
  },
  es: {
    wrong: 'no hay paso que dar: contiene etiquetas erróneas',
    complete: 'no hay paso que dar: está completo',
    hopeless: 'no hay paso que dar: no tiene solución',
    several: 'no hay paso que dar: tiene varias soluciones, y lo que comparten ya está hallado',
  },
};

/** That a right candidate is struck out: whatever was built on it would lead astray. */
const STRUCK: Words<(label: string, cell: string) => string> = {
  en: (label, cell) => `${label} is struck out in ${cell}, but it belongs there.`,
  es: (label, cell) => `En ${cell} ha tachado ${label}, pero va ahí.`,
};

export function registerHint(program: Command, plugins?: PluginSet): void {
  const command = withTimeout(withJson(withInput(program.command('hint'), plugins)))
    .addOption(
      new Option('--stage <number>', 'how much is told: where to look, by which idea, why, or what follows')
        .choices(HINT_STAGES.map((_, i) => String(i + 1)))
        .default(String(HINT_STAGES.length)),
    )
    .option('--struck <candidates>', 'candidates that are struck out already: a cell and a label each, r1c2=5,r1c3=5');
  withOutput(command, '-o, --output <file>', 'draw it too: SVG, PDF or PNG by the ending')
    .addOption(languageOption())
    .action(async (file: string | undefined, options: Options) => {
      checkEnding(options.output);
      const tools = makeTools(plugins);
      const drawer = options.output === undefined ? undefined : await loadDrawer(options.force);
      const scenes: Scene[] = [];
      const { signal } = makeDeadline(options.timeout);
      process.exitCode = await forEachPuzzle(file, options, (puzzle, place) => {
        const ownStruck = options.struck === undefined ? [] : parseCandidates(puzzle, options.struck, '--struck');
        const advice = advise(tools, puzzle, { labels: puzzle.labeling, ownStruck }, signal);
        if (!advice) {
          say(`${place}: ${STOPPED[options.lang]}`);
          return EXIT.stopped;
        }
        if (advice.kind === 'wrong' && advice.struck.length > 0) {
          const speaker = makeSpeaker(puzzle, options.lang);
          for (const { cell, label } of advice.struck)
            print(STRUCK[options.lang](speaker.labels([label]), speaker.cells([cell])));
          return EXIT.no;
        }
        if (advice.kind !== 'plan') {
          say(`${place}: ${NO_STEP[options.lang][advice.kind]}`);
          return EXIT.no;
        }
        const { lang: language, json } = options;
        const stage = HINT_STAGES[Number(options.stage) - 1]!;
        const subject = tools.subjectFor(puzzle);
        const record = makeHintRecord(advice.plan, subject, { language, stage });
        if (drawer) scenes.push(drawHint(advice.plan, puzzle, subject, { language, stage, measure: drawer.measure }));
        if (json) printJson({ place, ...record });
        else print(...record.hint);
        return EXIT.yes;
      });
      if (drawer && scenes.length > 0) await drawer.write(scenes, options.output);
    });
  example(
    command,
    'latin hint puzzle.json',
    'latin hint --stage 1 --lang es puzzle.json',
    'latin hint --struck r1c2=5,r1c3=5 puzzle.json',
    'latin hint --stage 3 puzzle.json -o why.svg',
  );
}

/** Fonts take a while to load. */
async function loadDrawer(force: boolean | undefined): Promise<Drawer> {
  const { makeDrawer } = await import('../terminal/drawer.ts');
  return makeDrawer({ paper: 'A4', force });
}
