import * as attrition from '../../src/attrition/index.ts';
import * as basis from '../../src/basis/index.ts';
import { makeRandom, must } from '../../src/basis/index.ts';
import * as board from '../../src/board/index.ts';
import * as classes from '../../src/classes/index.ts';
import * as counting from '../../src/counting/index.ts';
import * as engine from '../../src/engine/index.ts';
import { makeSearchState } from '../../src/engine/strategies/search-state.ts';
import * as finding from '../../src/finding/index.ts';
import * as format from '../../src/format/index.ts';
import * as puzzle from '../../src/puzzle/index.ts';
import * as rating from '../../src/rating/index.ts';
import * as sampling from '../../src/sampling/index.ts';
import { boardOf } from '../support.ts';

export const ROOMS = { basis, board, puzzle, engine, attrition, rating, finding, counting, classes, sampling, format };

/** A value that only core makes; made anew for each call where calls change it. */
export class Made {
  readonly make: () => unknown;
  constructor(make: () => unknown) {
    this.make = make;
  }
}
const made = (value: unknown) => new Made(() => value);

function endOf<T>(run: Generator<unknown, T, undefined>): T {
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}

function stopNowAndThen() {
  let looks = 0;
  return {
    get aborted() {
      return ++looks % 200 === 0;
    },
  };
}

const BOARD = boardOf('sudoku:2x2');
const MULTISET = must(puzzle.makeMultiset(['1', '2', '3', '4']));
const PUZZLE = must(format.parsePuzzle('1......4..2..3..', { board: BOARD, multiset: MULTISET }));
const CLUES = PUZZLE.labeling;
const SOLUTION = engine.solvePuzzle(PUZZLE).solutions[0]!;
const PROBLEM = puzzle.problemOf(BOARD, MULTISET);
/** The first two cells do not both hold the first label. */
const APART: puzzle.Constraint = {
  name: 'apart',
  rows: [{ counts: [0, 1].map((cell) => ({ cell, label: 0, times: 1 })), most: 1 }],
};
const CONSTRAINED = { ...PROBLEM, constraints: [APART] };
const PROOF = attrition.provePuzzle(PUZZLE);
const SHAPE = attrition.shapeOf(PROBLEM);
const MEASURE = rating.measure(SHAPE, CLUES);
const ENGINE = engine.makeEngine(PROBLEM);
const GENERATOR = must(finding.makeGenerator({ board: BOARD, multiset: MULTISET }));
const FAULT = basis.makeFault(puzzle.PUZZLE_FAULTS, 'solution.count', 'x', { cells: 3 });
const [PLACE] = finding.placesFor(BOARD, 4);
const CERTIFICATE = endOf(finding.proveMinimum(BOARD, MULTISET, ENGINE));
const CLASH = CLUES.with(1, 0);
/** A step that supposes, so that every part of a step is there to be mutated. */
const CHAIN: attrition.Step = {
  theorem: 'chain',
  writes: [],
  removals: [{ cell: 1, label: 0 }],
  premises: {
    terms: [{ times: 1, asterism: 0, label: 0 }],
    cases: [{ assumption: { cell: 1, label: 2, holds: true }, steps: PROOF.steps.slice(0, 2) }],
  },
};
/** Never looked into: at the front door something else may stand in their place. */
export const UNITS = new Set<unknown>([BOARD, MULTISET, attrition.LADDER]);
/** Puts an end to what would go on for ever. */
export const STOP = stopNowAndThen();
/** Behind the front door options are left out or a record, of whatever. */
export const OPTIONS = new Set<unknown>();
function options<T extends object>(fields: T): T {
  OPTIONS.add(fields);
  return fields;
}

const ofBoard = made(BOARD);
const ofMultiset = made(MULTISET);
const ofPuzzle = made(PUZZLE);
const ofProof = made(PROOF);
const ofShape = made(SHAPE);
const ofProblem = made(PROBLEM);
const ofEngine = made(ENGINE);
const ofStep = made(CHAIN);
const ladder = made(attrition.LADDER);
const grammar = made(basis.GRAMMARS.en);
const code = made('en');
const audience = made('player');
const cellName = made({ kind: 'square', row: 1, column: 2 });
const asterismName = made({ kind: 'row', id: 1 });
const vector = made([1, 2, 3]);
const map = made([
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]);
const permutation = made([1, 0, 2]);
const subject = made({ board: BOARD, multiset: MULTISET });
const faults = made(puzzle.PUZZLE_FAULTS);
const table = made({
  format: { type: basis.TEXT, meaning: 'x' },
  a: { type: basis.wholeFrom(0, 9), meaning: 'x', required: true },
  b: { type: basis.recordWith({ c: { type: basis.TEXTS, meaning: 'x' } }), meaning: 'x' },
});
const position = new Made(() => attrition.startOf(SHAPE, CLUES));
const limits = options({ limit: 3, timeLimit: 50, seed: 1, signal: STOP });
const batch = options({ seed: 1, count: 1, patience: 3, probation: 2, signal: STOP });
const wishes = {
  board: BOARD,
  multiset: MULTISET,
  inscription: { text: '12', place: 'row 1' },
  critical: true,
  fair: true,
  theorems: attrition.LADDER.map(({ name }) => name),
  needs: [],
  level: 'very easy',
  score: { least: 0, most: 90 },
  scale: rating.SHIPPED_SCALE,
  symmetry: 'none',
  clues: { least: 4, most: 12 },
  mask: { always: [5], never: [6] },
  words: ['AB'],
};
const samples = made([1, 2, 3, 4].map((value) => ({ measure: MEASURE, rating: value })));
const fit = { bounds: [1.5, 2.5, 3.5, 3.8], ridge: 0.5 };
const incidence = made(board.makeIncidence(16, PROBLEM.asterisms));
const colours = made(new Array(16 + PROBLEM.asterisms.length).fill(0));
/** Every field that a draft can have. */
const draft = { ...boardOf('cube:2'), marks: [{ at: [0, -1, 2], text: 'A', asterism: 1 }] };

/** Good arguments for every function. */
export const FRONT: Readonly<Record<string, readonly unknown[]>> = {
  beginningOf: [made(board.CATALOG.find(({ inscription }) => inscription))],
  catalogEntry: ['sudoku'],
  checkPuzzleProof: [PUZZLE, PROOF],
  clueCount: [PUZZLE],
  countSolutions: [PUZZLE, limits],
  explain: [CHAIN, { board: BOARD, multiset: MULTISET }, 'en', 'player'],
  generatePuzzles: [wishes, batch],
  hasOneSolution: [PUZZLE],
  makeLine: [PUZZLE],
  makeMultiset: [['1', '2', '3']],
  makeNative: [{ ...PUZZLE, title: 'T', source: { mood: 1 } }],
  makePuzzle: [{ ...PUZZLE, inscription: [0], solution: SOLUTION }],
  parseNativeRecord: [{ ...format.makeNativeRecord(PUZZLE), constraints: ['apart'] }, undefined, ['apart']],
  parsePuzzle: ['1......4..2..3..', { board: BOARD, multiset: MULTISET, constraints: ['apart'] }],
  provePuzzle: [PUZZLE, { theorems: attrition.LADDER, backtrack: true, signal: { aborted: false } }],
  ratePuzzle: [PUZZLE, { scale: rating.SHIPPED_SCALE }],
  resolveBoard: ['sudoku:2x3'],
  solvePuzzle: [PUZZLE, limits],
};

export const BEHIND: Readonly<Record<keyof typeof ROOMS, Readonly<Record<string, readonly unknown[]>>>> = {
  basis: {
    characterAt: [3],
    checkDocument: [{ format: 'x/1', a: 1 }, made({ format: 'x/1', starter: 'x' }), table],
    checkFields: [{ a: 1, b: { c: ['x'] } }, table, 'x'],
    characterCount: ['abc'],
    digest: [made([1, 2, 3])],
    documentSchema: [made({ format: 'x/1', starter: 'x' }), table, 'x', 'y'],
    either: [made(basis.TEXT), made(basis.FLAG)],
    excerpt: ['abc', 3],
    failure: [faults, made('solution.count'), 'x', made({ cells: 3 })],
    faultsIn: [['x'], made(basis.TEXTS), 'x'],
    faultsInFields: [{ a: 1, b: { c: ['x'] } }, table, 'x'],
    faultsOf: [made({ ok: false, fault: FAULT })],
    faultWithin: ['a', made(FAULT), ', '],
    graphemes: ['abc'],
    idAt: ['NYT-0312'],
    inEveryLanguage: [made(String)],
    isOpenCsvRecord: ['a,"b'],
    isRecord: [{}],
    judged: [1, made([])],
    lineAt: [1],
    listOf: [made(basis.TEXT), made({ en: 'x', es: 'x' })],
    makeCsvRecord: [['a', 'b,c'], made(',')],
    makeFault: [faults, made('solution.count'), 'x', made({ cells: 3 })],
    makeRandom: [1],
    mapOf: [made(basis.TEXT)],
    numberFrom: [made(1), made(2)],
    numbers: [made(3)],
    oneOf: [made(['x'])],
    parseCsvRecord: ['a,"b,c"', made(',')],
    placeWords: ['x'],
    puzzleAt: [7],
    recordWith: [table],
    schemaOf: [table],
    setOf: [made(basis.TEXT), made({ en: 'x', es: 'x' })],
    success: [1],
    tell: [made(puzzle.PUZZLE_FAULTS['solution.count']), made({ cells: 3 })],
    textLike: [made(/x/), made({ en: 'x', es: 'x' })],
    textUpTo: [made(9)],
    wholeFrom: [made(1), made(2)],
    within: ['a', 'b', ', '],
  },
  board: {
    asterismHeading: [asterismName, grammar, audience],
    asterismName: [ofBoard, made(1)],
    asterismText: [asterismName],
    asterismWords: [asterismName, code, audience],
    asterismsNoted: [made([{ kind: 'row', id: 1 }]), grammar, audience],
    namesSeveral: [made({ kind: 'row', id: 1 }), grammar, audience],
    asterismsSaid: [made([{ kind: 'row', id: 1 }]), grammar, audience],
    automorphisms: [ofBoard],
    canonicalOrder: [incidence, colours],
    cellCaption: [cellName, grammar],
    cellText: [cellName],
    cellsSaid: [made([{ kind: 'square', row: 1, column: 2 }]), grammar],
    composePermutations: [permutation, permutation],
    cross3: [vector, vector],
    determinant: [map],
    deriveBoard: [made(draft)],
    dot3: [vector, vector],
    elements: [made(board.automorphisms(BOARD)), 10],
    facesHolding: [made(boardOf('cube:2').solid), made([[1, 1, 1]])],
    familyTitle: ['sudoku:2x2', 'en'],
    groupWords: [made('D_4')],
    identity: [made(4)],
    intersections: [ofBoard],
    inverse: [permutation],
    isometries: [ofBoard],
    isomorphism: [ofBoard, ofBoard],
    length3: [vector],
    letterAt: [made(3)],
    mergedGenerators: [made(board.mergeTwins(BOARD)), made([])],
    makeAligner: [incidence, colours],
    makeBoard: [draft],
    makeBoardResolver: [],
    makeIncidence: [made(4), made([[0, 1]])],
    mergeTwins: [ofBoard],
    mergedOrder: [made(board.mergeTwins(BOARD)), made([2, 3])],
    minus3: [vector, vector],
    orbits: [made([[1, 0, 2]]), made(3)],
    plus3: [vector, vector],
    pointGroupOf: [made(3), made([map.make()])],
    regionOf: [ofBoard, made(board.splitRegions(BOARD))],
    sameBoards: ['sudoku:2x3'],
    sameInCatalog: ['triangle:8'],
    shortCellText: [cellName, grammar],
    splitRegions: [ofBoard, made([8, 9, 10, 11])],
    times3: [2, vector],
    trace: [map],
    twinFloor: [ofBoard],
    unit3: [vector],
  },
  puzzle: {
    answerable: [CONSTRAINED],
    applyRenaming: [made([0, 1, -1]), made({ cells: [2, 1, 0], labels: [1, 0] })],
    brokenConstraints: [made(CONSTRAINED), made(CLUES)],
    canonizeSquare: [made(puzzle.squarePlaces(BOARD)!), made(CLUES), made('main')],
    linesBetween: [made({ toForm: [0, 1] }), made({ toForm: [1, 0] })],
    renamingBetween: [made({ cells: [0], labels: [0] }), made({ cells: [0], labels: [0] })],
    squarePlaces: [ofBoard],
    canonicalForm: [ofPuzzle],
    canonicalHash: [ofPuzzle],
    classify: [ofPuzzle, made(async () => ({ solutions: [], decided: true }))],
    emptyPartialBoard: [ofBoard, ofMultiset],
    entryOf: [ofPuzzle],
    equivalent: [ofPuzzle, ofPuzzle],
    findRowsAndColumns: [ofBoard],
    hasLatinSquares: [ofBoard],
    isComplete: [CLUES],
    isLabelingOf: [ofProblem, CLUES],
    isPolytopal: [made({ mirrors: 3 })],
    makeCanonizer: [ofBoard, ofMultiset],
    makePartialBoard: [ofBoard, ofMultiset, CLUES],
    makePatternCanonizer: [ofBoard],
    normalizeLabel: ['1'],
    problemOf: [ofBoard, ofMultiset],
    puzzleTitle: [ofPuzzle, 'en'],
    puzzleTypes: [ofPuzzle],
    rowsOf: [made(CONSTRAINED)],
    solvable: [PUZZLE],
    violations: [ofPuzzle],
  },
  engine: {
    watchLimits: [limits],
    domainOf: [made(makeSearchState(PROBLEM, CLUES)), made(1)],
    emptyCells: [made(makeSearchState(PROBLEM, CLUES))],
    makeEngine: [CONSTRAINED],
    refute: [PROBLEM, CLASH, limits],
    study: [PROBLEM, CLUES, { attrition: 'backtracking', branching: 'first-cell', instantiation: 'in-order' }, limits],
    yieldToEventLoop: [],
  },
  attrition: {
    chainUpTo: [2],
    checkProof: [PROBLEM, CLUES, PROOF, options({})],
    climb: [position, ladder],
    climbUp: [position, ladder, options({ aborted: false })],
    makePreference: [ofShape],
    compact: [ofShape, made(CLUES), ofProof, ladder],
    constraintTheorem: [made(APART)],
    contradictionStep: [new Made(() => attrition.startOf(SHAPE, CLASH))],
    eachByEquation: [made(attrition.LADDER[0]!.byEquation), position],
    easiestStep: [position, ladder],
    easiestSweep: [position, ladder],
    explainSentences: [CHAIN, subject, 'en', 'player'],
    extendLadder: [made([{ theorem: attrition.LADDER[0], after: 'fish' }]), made([APART])],
    findMisnamed: [ofShape, made(CLUES), made(PROOF.steps), ladder],
    firstStep: [made(attrition.LADDER[0]), position],
    findStepFlaw: [position, PROOF.steps[0], []],
    foldSteps: [subject, made(CLUES), made(PROOF.steps)],
    hallLabelsUpTo: [2],
    hintArea: [ofStep, made([]), made(PUZZLE)],
    isFair: [made(PROOF.steps)],
    isStepOf: [made(attrition.LADDER[0]), ofStep, position],
    isSupposition: [ofStep],
    isUnchecked: [ofStep],
    leastTheorems: [ofShape, CLUES, ladder, options({ aborted: false })],
    makeSpeaker: [subject, code, audience],
    neededTheorems: [ofShape, CLUES, ladder, options({ aborted: false })],
    onlyTerm: [ofStep],
    playersNames: [made(attrition.LADDER[3])],
    prove: [ofShape, CLUES, ladder, options({})],
    writeVeriPb: [PROBLEM, CLUES, PROOF, '3.0'],
    writeNoCompletion: [PROBLEM, CLUES, options({})],
    writeRefutation: [PROBLEM, CLASH, [...engine.refute(PROBLEM, CLASH)], '3.0'],
    proveCompactly: [ofShape, CLUES, ladder, options({})],
    refuteByBacktracking: [position, ladder, options({ aborted: false })],
    shapeOf: [PROBLEM],
    shortestProof: [ofShape, CLUES, ladder, options({ tries: 2, seed: 1, signal: STOP })],
    solves: [ofShape, CLUES, ladder, options({ aborted: false })],
    startOf: [ofShape, CLUES],
    stepName: [ofStep, subject, code],
    summarizeProof: [ofProof, made(['chain']), code],
    sweepOf: [2, made(PROOF.steps)],
    stepsTold: [made(PROOF.steps), made(PUZZLE), 'outline'],
    tellProof: [made(PROOF.steps), made(PUZZLE), code, 'told', audience],
    tellHint: [ofStep, made([]), made(PUZZLE), code, 'reason'],
    tellStep: [ofStep, made([]), made(PUZZLE), code, 'whole'],
    theoremName: [made('chain'), code, audience],
    theoremNamed: ['x-wing'],
    theoremStatement: ['chain', code],
    traceDependencies: [ofShape, made(CLUES), made(PROOF.steps)],
    uncheckedIn: [made(PROOF.steps)],
    whereabouts: [ofStep],
  },
  rating: {
    crossValidate: [samples, made(2), made(1), made(fit)],
    fitScale: [samples, made(fit)],
    isScale: [rating.SHIPPED_SCALE],
    measure: [ofShape, CLUES, options({})],
    parseJudgementRows: ['puzzle,rating\nx,1\ny,2', made(() => ({ ok: true, value: PUZZLE }))],
    parseJudgements: ['puzzle,rating\nx,1\ny,2', made(() => ({ ok: true, value: PUZZLE }))],
    parseScale: [JSON.stringify(rating.SHIPPED_SCALE)],
    playEasily: [ofShape, CLUES, options({})],
    rate: [made(MEASURE), made(rating.SHIPPED_SCALE)],
    ratingSaid: [made({ level: 'easy', score: 30 }), made('en')],
    ratingNoted: [made({ level: 'easy', score: 30 }), made('en')],
    scoreRemark: [130, made('en')],
    reachesOf: [ofShape],
    sukakuAt: [30],
    withSukaku: [made({ level: 'easy', score: 30, grade: 30, hardest: 'fish', fair: true }), PUZZLE],
    ratedScore: [made({ ...PUZZLE, source: { rating: { score: 30 } } })],
    ratedLevel: [made({ ...PUZZLE, source: { rating: { level: 'easy' } } })],
    spearman: [made([1, 2, 3]), made([1, 3, 2])],
  },
  finding: {
    catalogLevels: ['sudoku'],
    nearestLevel: [
      'easy',
      made([{ level: 'medium', state: 'exists', attempts: 1, found: { clues: 1, open: 1, seconds: 1 } }]),
    ],
    attemptSeed: [1, 2],
    checkMinimum: [CERTIFICATE],
    clueFloor: [ofBoard, ofMultiset, made(CLUES)],
    countPuzzles: [ofEngine, SOLUTION, limits],
    countTransversals: [PROBLEM, SOLUTION, limits],
    criticalSizes: [ofEngine, SOLUTION, options({ seed: 1, timeLimit: 50, signal: STOP })],
    findMate: [PROBLEM, SOLUTION, limits],
    findSmallTrades: [PROBLEM, SOLUTION, 4, limits],
    criticalPuzzle: [made(finding.makeRemover(ENGINE)), made(SOLUTION), made(makeRandom(1)), [0]],
    isNamed: [made(PLACE), made('row 1')],
    lettersOfInscription: ['AB', ['A', 'B']],
    likenessOf: [ofPuzzle],
    makeAttempter: [made(GENERATOR), 1],
    makeGenerator: [wishes],
    makeLocalSearch: [ofEngine, options({ seed: 1, beginning: CLUES, from: CLUES })],
    makeManyCluesSearch: [ofEngine, options({ seed: 1, beginning: CLUES, from: CLUES })],
    makeRemover: [ofEngine],
    makeSymmetryFinder: [ofBoard],
    makeWordFinder: [ofBoard, ofMultiset, ['AB'], [0]],
    placeKindWords: [made('row'), code],
    placeSaid: [made(PLACE!.name), grammar],
    placeText: [made(PLACE!.name)],
    placesFor: [ofBoard, 4],
    latinBranches: [ofBoard, ofMultiset, 8],
    proveInscribedMinimum: [ofEngine, CLUES],
    writeMinimumProofs: [CERTIFICATE, '3.0'],
    proveMinimum: [ofBoard, ofMultiset, ofEngine],
    provenPuzzles: [ofShape, SOLUTION, limits],
    provenPuzzlesAsync: [ofShape, SOLUTION, limits],
    puzzlesFromLatinBoard: [ofEngine, SOLUTION, limits],
    puzzlesFromLatinBoardAsync: [ofEngine, SOLUTION, limits],
    puzzlesFromPartialBoard: [ofEngine, CLUES, limits],
    puzzlesFromPartialBoardAsync: [ofEngine, CLUES, limits],
    runBatch: [made(GENERATOR), batch],
    runBatchAsync: [made(GENERATOR), batch],
    singlePassPuzzles: [ofShape, SOLUTION, limits],
    singlePassPuzzlesAsync: [ofShape, SOLUTION, limits],
    symmetriesOf: [ofBoard],
  },
  counting: {
    countExactly: [
      ofEngine,
      CLUES,
      options({
        method: 'labels',
        memory: 100_000,
        parts: 4,
        state: { method: 'bands', parts: 4, counts: [null, '3'] },
        timeLimit: 50,
        signal: STOP,
      }),
    ],
    isCountState: [{ method: 'bands', parts: 4, counts: [null, '3'] }],
    countLatinBoards: [ofEngine, limits],
    divideCount: [ofEngine, CLUES, options({ method: 'labels', memory: 100_000, parts: 4 })],
    estimate: [ofEngine, made(makeRandom(1)), options({ probes: 3, labeling: CLUES, timeLimit: 50, signal: STOP })],
    makeDescent: [ofEngine, CLUES, options({ steps: 40, memory: 100_000, timeLimit: 50, signal: STOP })],
    occurring: [ofEngine, CLUES, limits],
  },
  classes: {
    beginnings: [ofBoard, ofMultiset],
    canClassify: [ofBoard, ofMultiset, ofEngine],
    countClasses: [
      ofBoard,
      ofMultiset,
      options({ relation: 'board', latinBoards: undefined, timeLimit: 50, signal: STOP }),
    ],
    hasRelation: [made('isotopy'), ofBoard, ofMultiset],
    latinClasses: [ofBoard, ofMultiset, ofEngine, made([])],
    listClasses: [ofBoard, ofMultiset, made('board'), made(STOP)],
  },
  sampling: {
    makeSampler: [ofEngine, CLUES, options({ method: 'counts', timeLimit: 50, signal: STOP })],
  },
  format: {
    fieldsLost: [made(format.FORMATS[2]!), ofPuzzle, ofPuzzle],
    lineLabels: [4],
    makeLineReader: [options({ board: BOARD, multiset: MULTISET })],
    makeNativeRecord: [ofPuzzle],
    makeProofRecord: [ofPuzzle, ofProof],
    makeProvenRecord: [ofPuzzle, ofProof],
    parseInput: [['1...', '{}'], options({ board: BOARD, form: 'line' })],
    parseJson: [format.makeNative(PUZZLE), 'document'],
    parseNative: [format.makeNative(PUZZLE)],
    parseProof: [JSON.stringify(format.makeProofRecord(PUZZLE, PROOF))],
    piecesOf: [['a', '{', '}']],
    squareSide: [ofBoard],
  },
};
