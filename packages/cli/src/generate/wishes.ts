import { graphemes } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import type { InscriptionPlace, InscriptionWish, Wishes } from '@latin-puzzles/core/finding';
import { makeMultiset } from '@latin-puzzles/core/puzzle';
import { parseLabels } from '@latin-puzzles/workshop/reading';
import { accepted, usageFault } from '../exit.ts';
import { readText } from '../read.ts';
import { readScale } from '../scale.ts';
import { cellsNamed, parseCells } from './cells.ts';
import type { Subject } from './subject.ts';
import type { WishOptions } from './wish-options.ts';

/** What is wished for: the promise of the catalog where it says so, and what the options say instead. */
export async function wishesFrom(subject: Subject, options: WishOptions): Promise<Wishes> {
  const { board, promise } = subject;
  const { labels, critical = promise?.critical, fair = promise?.fair, theorems, needs, symmetry, clues } = options;
  const inscription = inscriptionFrom(subject, options);
  const own = labels === undefined && typeof options.inscription === 'string';
  return {
    board,
    // An inscription of one's own brings its letters as labels if they are as many as an asterism has cells.
    multiset:
      labels !== undefined
        ? accepted(makeMultiset(parseLabels(labels)))
        : own && graphemes(inscription!.text).length === board.k
          ? undefined
          : subject.multiset,
    inscription,
    critical,
    fair,
    theorems,
    needs,
    ...difficultyFrom(subject, options),
    scale: options.scale === undefined ? undefined : await readScale(options.scale),
    symmetry,
    clues,
    mask: {
      always: options.always === undefined ? undefined : parseCells(board, options.always, '--always'),
      never: options.never === undefined ? undefined : parseCells(board, options.never, '--never'),
    },
    words: typeof options.block === 'string' ? await readWords(options.block) : options.block,
  };
}

/** The level that the catalog promises holds unless something else is said of difficulty. */
function difficultyFrom({ promise }: Subject, options: WishOptions): Pick<Wishes, 'level' | 'score'> {
  const { level, score, theorems, needs } = options;
  if (level !== undefined) return { level: level === 'any' ? undefined : level, score };
  return score || theorems || needs ? { score } : { level: promise?.level };
}

/** Other labels than the subject's cannot spell its inscription. */
function inscriptionFrom(subject: Subject, { labels, inscription, at }: WishOptions): InscriptionWish | undefined {
  const place = at === undefined ? undefined : parsePlace(subject.board, at);
  if (typeof inscription === 'string') return { text: inscription, place };
  const wished = inscription === false || labels !== undefined ? undefined : subject.inscription;
  if (place !== undefined && !wished)
    throw usageFault('--at says where an inscription goes, but there is none.', 'Give one with --inscription.');
  return wished && { text: wished.text, place: place ?? wished.place };
}

function parsePlace(board: Board, text: string): InscriptionPlace {
  const isList = text.split(',').every((part) => {
    const cells = cellsNamed(board, part.trim());
    return cells?.length === 1;
  });
  return isList ? parseCells(board, text, '--at') : text;
}

async function readWords(file: string): Promise<string[]> {
  const text = await readText(file);
  return text.split(/\s+/).filter((word) => word !== '');
}
