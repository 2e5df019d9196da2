import type { Relation } from '@latin-puzzles/core/classes';
import { labelTexts } from '@latin-puzzles/workshop/reading';
import { type ClassMember, findClassMember, symmetryBetween } from '@latin-puzzles/workshop/study';
import type { Command } from 'commander';
import { EXIT } from '../terminal/codes.ts';
import { commandFault } from '../terminal/exit.ts';
import { labelingText } from '../terminal/labels.ts';
import { mapText } from '../terminal/map-text.ts';
import { example, withInput, withJson } from '../terminal/options.ts';
import { forEachPuzzle, type InputOptions } from '../terminal/read.ts';
import { relationOption } from '../terminal/relation-option.ts';
import { print, printJson } from '../terminal/screen.ts';

interface Options extends InputOptions {
  readonly by: Relation;
  readonly json?: boolean;
}

/** A puzzle met before, which later ones may be equivalent to. */
interface Met {
  readonly place: string;
  readonly member: ClassMember;
}

export function registerEquivalent(program: Command): void {
  const command = withJson(withInput(program.command('equivalent')))
    .addOption(relationOption())
    .action(async (file: string | undefined, options: Options) => {
      const met = new Map<string, Met>();
      process.exitCode = await forEachPuzzle(file, options, (puzzle, place) => {
        const member = findClassMember(puzzle, options.by);
        if (!member) throw commandFault('usage:relation', place);
        const first = met.get(member.hash);
        if (!first) met.set(member.hash, { place, member });
        const map = first && symmetryBetween(member, first.member);
        if (options.json)
          printJson({
            place,
            relation: options.by,
            hash: member.hash,
            form: labelTexts(puzzle.multiset, member.form),
            symmetries: String(member.symmetries),
            generators: member.generators,
            ...(first && { sameAs: first.place, map }),
          });
        else {
          print(`${place}: ${first ? `the same as ${first.place}` : `class ${met.size}`}`);
          print(`  canonical form ${labelingText(puzzle, member.form)}`);
          print(`  ${member.symmetries} ${member.symmetries === 1n ? 'symmetry' : 'symmetries'}`);
          for (const generator of member.generators) print(`    ${mapText(puzzle, generator)}`);
          if (map) print(`  taken there by ${mapText(puzzle, map)}`);
        }
        return met.size > 1 ? EXIT.no : EXIT.yes;
      });
    });
  example(
    command,
    'latin equivalent puzzle.json',
    'latin equivalent --json latin-board.json',
    `printf '1234341221434321\\n2143432112343412\\n' | latin equivalent --board latin-square:4 --by main`,
  );
  command.addHelpText('after', '\nExit code 0: all are of one class. 1: they are of several.');
}
