import { describe, expect, test } from 'vitest';
import { must } from '../../src/basis/index.ts';
import type { Family } from '../../src/board/families/family.ts';
import { focus } from '../../src/board/families/focus.ts';
import { orb } from '../../src/board/families/orb.ts';
import { sky } from '../../src/board/families/sky.ts';
import { steps } from '../../src/board/families/steps.ts';
import { wave } from '../../src/board/families/wave.ts';
import { asterismText } from '../../src/board/index.ts';
import type { Board } from '../../src/board/model/board.ts';
import { makeBoard } from '../../src/board/model/make-board.ts';
import type { Point } from '../../src/board/model/space.ts';
import { isComplete, makeMultiset, makePartialBoard, violations } from '../../src/puzzle/index.ts';

const ORB_ORDERS = [4, 6, 8, 9, 10, 12, 14, 15, 16];

function boardOf(family: Family, order?: number): Board {
  return must(makeBoard(must(family.draft(order?.toString()))));
}

function regionsOf(board: Board): (readonly number[])[] {
  return board.asterisms.filter(({ kind }) => kind === 'region').map(({ cells }) => cells);
}

const BOARDS = [wave, focus, steps, sky]
  .map((family) => boardOf(family))
  .concat(ORB_ORDERS.map((n) => boardOf(orb, n)));

describe.each(BOARDS.map((board) => [board.name, board] as const))('%s', (_, board) => {
  test('is cut in as many regions as a region has cells', () => {
    const regions = regionsOf(board);
    expect(regions.map((cells) => cells.length)).toEqual(new Array(board.k).fill(board.k));
    expect(new Set(regions.flat()).size).toBe(board.cells);
  });

  test('has regions that hang together by edges', () => {
    const corners = board.faces!.map((face) => new Set(face.map((corner) => corner.join())));
    const meet = (a: number, b: number) => [...corners[a]!].filter((corner) => corners[b]!.has(corner)).length > 1;
    for (const cells of regionsOf(board)) {
      const reached = new Set([cells[0]!]);
      for (const a of reached) for (const b of cells) if (meet(a, b)) reached.add(b);
      expect(reached.size).toBe(cells.length);
    }
  });
});

const leftRight = ([x, y]: Point, n: number): Point => [n - x!, y!];
const topBottom = ([x, y]: Point, n: number): Point => [x!, n - y!];
const halfTurn = ([x, y]: Point, n: number): Point => [n - x!, n - y!];
const flights = ([x, y]: Point, n: number): Point => [x!, (y! + n / 2) % n];
const turnBy = (turn: number) => (point: Point) => {
  const [x, y] = point as [number, number];
  const [cos, sin] = [Math.cos(2 * Math.PI * turn), Math.sin(2 * Math.PI * turn)];
  return [x * cos - y * sin, x * sin + y * cos];
};

describe('a drawing is carried onto itself', () => {
  test.each<[string, Board, (point: Point, n: number) => Point]>([
    ['wave by a half turn', boardOf(wave), halfTurn],
    ['focus by the mirror of left and right', boardOf(focus), leftRight],
    ['focus by the mirror of top and bottom', boardOf(focus), topBottom],
    ['steps by a half turn', boardOf(steps), halfTurn],
    ['steps by the exchange of its flights', boardOf(steps), flights],
    ['sky by the mirror of left and right', boardOf(sky), leftRight],
    ['orb of order 8 by quarter turns', boardOf(orb, 8), turnBy(1 / 4)],
    ['orb of order 9 by thirds of a turn', boardOf(orb, 9), turnBy(1 / 3)],
    ['orb of order 10 by fifths of a turn', boardOf(orb, 10), turnBy(1 / 5)],
    ['orb of order 12 by quarter turns', boardOf(orb, 12), turnBy(1 / 4)],
  ])('%s', (_, board, motion) => {
    const image = board.points!.map((point) => {
      const [x, y] = motion(point, board.k!);
      return board.points!.findIndex(([u, v]) => Math.hypot(u! - x!, v! - y!) < 1e-9);
    });
    const key = (cells: readonly number[]) => [...cells].sort((a, b) => a - b).join();
    const regions = regionsOf(board);
    expect(regions.map((cells) => key(cells.map((cell) => image[cell]!))).sort()).toEqual(regions.map(key).sort());
  });

  test('and the three waves are one shape, each a row down and a column back from the last', () => {
    const [, , first, second, third] = regionsOf(boardOf(wave));
    const rolled = (cells: readonly number[]) => cells.map((cell) => cell + 7 - 1).sort((a, b) => a - b);
    expect(second).toEqual(rolled(first!));
    expect(third).toEqual(rolled(second!));
  });
});

/** How far a point is from the segment between two corners. */
function distance([x, y]: Point, [a, b]: Point, [c, d]: Point): number {
  const [dx, dy] = [c! - a!, d! - b!];
  const along = ((x! - a!) * dx + (y! - b!) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x! - a! - t * dx, y! - b! - t * dy);
}

describe('orb', () => {
  test('refuses orders that are prime, out of range or no number', () => {
    for (const order of ['0', '1', '3', '5', '7', '11', '13', '18', '8.0', 'eight', '']) {
      const result = orb.draft(order);
      expect(result.ok ? order : result.fault.code).toBe('board.parameter');
    }
  });

  test.each(ORB_ORDERS)('of order %i has faces that fill a disc', (n) => {
    const board = boardOf(orb, n);
    const area = (face: readonly Point[]) =>
      face.reduce((sum, [x, y], i) => {
        const [u, v] = face[(i + 1) % face.length]!;
        return sum + (x! * v! - u! * y!) / 2;
      }, 0);
    const rim = board.faces!.at(-1)!;
    const radius = Math.hypot(...rim[0]!);
    const sides = n * (rim.length / 2 - 1);
    expect(360 / sides).toBeLessThanOrEqual(4);
    const total = board.faces!.reduce((sum, face) => sum + area(face), 0);
    expect(total).toBeCloseTo((sides / 2) * radius ** 2 * Math.sin((2 * Math.PI) / sides), 6);
  });

  test.each(ORB_ORDERS)('of order %i leaves room to write round every point', (n) => {
    const board = boardOf(orb, n);
    for (const [cell, face] of board.faces!.entries()) {
      const point = board.points![cell]!;
      const room = face.map((corner, i) => distance(point, corner, face[(i + 1) % face.length]!));
      expect(Math.min(...room)).toBeGreaterThan(0.42);
    }
  });
});

interface Witness {
  readonly board: Board;
  readonly labels: string;
  /** The asterism that reads as the labels are written. */
  readonly inscribed?: string;
  readonly rows: string;
}

const WITNESSES: readonly Witness[] = [
  { board: boardOf(wave), labels: '1234567', rows: '1372465 4625731 5436172 7251643 3167254 6514327 2743516' },
  {
    board: boardOf(focus),
    labels: 'HOWARDGARNS',
    inscribed: 'row 6',
    rows: `
      OAHDNGRRSAW WDRHAAOGNSR DNRSGWAHORA NAAWHSROGDR AGDNSRHRAWO HOWARDGARNS RSGRWONAAHD ARSROHWNDAG RHNODRASWGA
      GWAARNSDROH SROGAADWHRN`,
  },
  {
    board: boardOf(focus),
    labels: 'ABCDEFGHIJK',
    rows: `
      ABCDEFGHIJK DIEKAJBGHCF GJFHCKIDBEA BGICDHFKEAJ IEBJHDKAGFC HADFJICEKBG FKHEGBAJCID JCGIKADBFHE CDJBIGEFAKH
      KFAGBEHCJDI EHKAFCJIDGB`,
  },
  {
    board: boardOf(steps),
    labels: 'WAYNEGOULD',
    inscribed: 'row 1',
    rows: `
      WAYNEGOULD GODWALNYUE LEUODYGWNA UNLEWOAGDY DYGANEULOW ALWUODENYG YDELGUWOAN OGNYLADEWU NUAGYWLDEO EWODUNYAGL`,
  },
  {
    board: boardOf(sky),
    labels: 'WILLSHORTZ',
    inscribed: 'row 10',
    rows: `
      HZWTIOSLLR TLORLZHIWS IOLSLRTZHW LRIHZSWLOT RWSZOLITLH STHWRLLOZI LHZLWTRSIO ZSTOHILWRL OLRITWZHSL WILLSHORTZ`,
  },
  {
    board: boardOf(sky),
    labels: 'ABCDEFGHIJ',
    rows: `
      ABCDEFGHIJ DEFIHJCABG FCJGABEIDH EHIJBGDFCA IJGBDAHEFC BGHFICADJE CFDAJHBGEI GABCFEIJHD JIEHGDFCAB HDAECIJBGF`,
  },
  {
    board: boardOf(orb, 8),
    labels: 'MAKIKAJI',
    inscribed: 'parallel 8',
    rows: 'IIMKAJKA IKKJIAMA KJAMAKII KMIAJIAK AIJAKIKM JAAKIMIK AKIIMKAJ MAKIKAJI',
  },
  {
    board: boardOf(orb, 9),
    labels: '111222333',
    rows: '132112332 312323211 221323311 123321123 322112313 331132122 213231123 231231231 113213232',
  },
  {
    board: boardOf(orb, 4),
    labels: '1234',
    rows: '1234 2341 3412 4123',
  },
  {
    board: boardOf(orb, 6),
    labels: '123456',
    rows: '123456 354621 246315 465132 531264 612543',
  },
  {
    board: boardOf(orb, 8),
    labels: '12345678',
    rows: '12345678 26478315 63852147 84137562 51726834 37581426 48263751 75614283',
  },
  {
    board: boardOf(orb, 9),
    labels: '123456789',
    rows: '123456789 564798312 645987123 431569278 796824531 852173946 987231465 379612854 218345697',
  },
  {
    board: boardOf(orb, 10),
    labels: 'ABCDEFGHIJ',
    rows: `
      ABCDEFGHIJ EGFJHIDACB FHEIGACBJD IDGHCBFJAE BFACDJIEHG DJIEBCAGFH GCBFAHJDEI CAHGJDEIBF HEJAIGBFDC JIDBFEHCGA`,
  },
  {
    board: boardOf(orb, 12),
    labels: 'ABCDEFGHIJKL',
    rows: `
      ABCDEFGHIJKL IJKLGCHEDFBA DHGIFABKJLCE GCFHDEJILBAK EGHBLDFJKAIC HLJFAIKBECDG KFDCIJEGAHLB JELABKCFHDGI
      FAIEKBDLCGHJ CDBKJHLAGIEF LIEJHGACBKFD BKAGCLIDFEJH`,
  },
  {
    board: boardOf(orb, 14),
    labels: 'ABCDEFGHIJKLMN',
    rows: `
      ABCDEFGHIJKLMN CIFHBLDJKANMEG FLJMIEBGCNDKHA DEHLNJKIAFMBGC GJKIHDALNMBECF LFBJAGENMKCDIH EMINDBCKFGJHAL
      JGNAKCHMLEFIBD HALKFNMEBDGCJI MKDEGIFAJCHNLB KNGBCMJDHLIAFE NDECMHLBGIAFKJ IHAFJKNCEBLGDM BCMGLAIFDHEJNK`,
  },
  {
    board: boardOf(orb, 15),
    labels: 'ABCDEFGHIJKLMNO',
    rows: `
      ABCDEFGHIJKLMNO JENLHBCDAFOMIKG BHKJDNOIEMLFAGC DFLIGHJAMONKBCE NIAEFOMKGLCBJDH HCMOLIBJKAGENFD LNHGJKFCBEIODAM
      IOGBKEANJCMDLHF CAEKNLIMDGFHOJB KMJCBADFOHENGLI EDFAOMHGLNBCKIJ GKBMCJLOFIDAHEN MLONIGKECDHJFBA FJIHMDEBNKAGCOL
      OGDFACNLHBJIEMK`,
  },
  {
    board: boardOf(orb, 16),
    labels: 'ABCDEFGHIJKLMNOP',
    rows: `
      ABCDEFGHIJKLMNOP JFLPKMANCDOBHIGE HLEINGDJOKMAFPCB KDAMJOHLBPIECGNF PCJGMKIBFLAHODEN GAMBCHLFNEDOPKIJ
      FODKHNBPEMJGILAC NGFEILJODAPCKHBM EMIHFBKAPOGDNCJL BIGLOANCJHFKEMPD OKHCPJMDLGENBAFI LNPFAECKGIBMDJHO
      MHKOBDPEANCIJFLG CPNJDIOGMBHFLEKA DJOALCEIKFNPGBMH IEBNGPFMHCLJAODK`,
  },
];

test.each(WITNESSES.map((witness) => [witness.board.name, witness.labels, witness] as const))(
  '%s admits a Latin board with the labels %s',
  (_, __, { board, labels, inscribed, rows }) => {
    const multiset = must(makeMultiset([...labels]));
    const written = [...rows.replace(/\s/g, '')];
    const labeling = written.map((label) => multiset.labels.indexOf(label));
    const solution = must(makePartialBoard(board, multiset, labeling));
    expect(isComplete(labeling)).toBe(true);
    expect(violations(solution)).toEqual([]);
    if (inscribed) {
      const { cells } = board.asterisms.find(({ name }) => asterismText(name) === inscribed)!;
      expect(cells.map((cell) => written[cell]).join('')).toBe(labels);
    }
  },
);
