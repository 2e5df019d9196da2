import type { Pace } from '../hints/playback.ts';
import type { Dictionary } from './words.ts';

interface HintWords {
  readonly views: Readonly<Record<'step' | 'proof', string>>;
  readonly viewsLabel: string;
  /** What the one button of a hint says, from asking for it to taking the step. */
  readonly ask: string;
  readonly askTheorem: string;
  readonly askStep: string;
  readonly takeStep: string;
  readonly trust: string;
  readonly thinking: string;
  readonly cancel: string;
  readonly failed: string;
  readonly way: (steps: number) => string;
  readonly byTrial: string;
  readonly byTrialHelp: string;
  readonly between: (count: number) => string;
  readonly complete: string;
  readonly hopeless: string;
  readonly several: string;
  readonly severalProof: string;
  readonly wrongLabels: string;
  readonly wrongMarks: string;
  readonly which: string;
  readonly mistake: (label: string, cell: string) => string;
  readonly why: string;
  readonly erase: string;
  readonly marksOf: (cells: string) => string;
  readonly fromRight: string;
  readonly fromRightHelp: string;
  readonly noObjection: string;
  readonly prove: string;
  readonly proofHelp: string;
  readonly proving: (open: number) => string;
  readonly fair: string;
  readonly unfair: string;
  readonly every: string;
  readonly player: string;
  readonly step: (at: number, count: number) => string;
  readonly first: string;
  readonly back: string;
  readonly next: string;
  readonly last: string;
  readonly run: string;
  readonly halt: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly steps: string;
  readonly leave: string;
  readonly theorems: string;
  readonly theoremsLede: string;
  readonly what: string;
  readonly because: string;
  readonly close: string;
}

export const HINTS: Dictionary<HintWords> = {
  en: {
    views: { step: 'The next step', proof: 'The whole proof' },
    viewsLabel: 'What is told',
    ask: 'Where to look',
    askTheorem: 'By which theorem?',
    askStep: 'Show the step',
    takeStep: 'Do it',
    trust: 'Trust my centre marks as candidates',
    thinking: 'Looking …',
    cancel: 'Cancel',
    failed: 'Something went wrong while looking. Please try again.',
    way: (steps) =>
      steps === 1 ? 'This step leads to a label.' : `The first of ${steps} steps on the way to the next label.`,
    byTrial: 'by trial',
    byTrialHelp: 'No theorem helps here: this is trial and error, and the puzzle is not fair.',
    between: (count) => `${count} conclusions in between`,
    complete: 'The board is complete. Nothing is left to find.',
    hopeless: 'The clues of this puzzle contradict each other: it has no solution.',
    several: 'This puzzle has several solutions. What they have in common has been found.',
    severalProof: 'This puzzle has several solutions, so that there is no proof of one.',
    wrongLabels: 'Something that you have written does not belong there. It is worth a second look before going on.',
    wrongMarks: 'Your labels are right, but somewhere the centre marks have lost a label that belongs there.',
    which: 'Tell me where',
    mistake: (label, cell) => `${label} in ${cell}`,
    why: 'Why is this wrong?',
    erase: 'Erase',
    marksOf: (cells) => `Look again at the centre marks of ${cells}.`,
    fromRight: 'Argue from my right labels too',
    fromRightHelp: 'Otherwise from the clues alone, which takes longer.',
    noObjection: 'No contradiction was found: on its own this label could stand.',
    prove: 'Prove it',
    proofHelp: 'Every step from the clues to the solution, told and drawn. Your game stays as it is.',
    proving: (open) => `Proving: ${open === 1 ? 'one cell' : `${open} cells`} to go …`,
    fair: 'Fair: theorems alone solve it.',
    unfair: 'Not fair: somewhere one has to try. Those steps are marked.',
    every: 'Show full counts too',
    player: 'Step by step',
    step: (at, count) => `Step ${at} of ${count}`,
    first: 'To the first step',
    back: 'Back',
    next: 'Next',
    last: 'To the last step',
    run: 'Play',
    halt: 'Stop',
    pace: 'Pace',
    paces: { slow: 'slow', steady: 'steady', brisk: 'brisk' },
    steps: 'All steps',
    leave: 'Back to the game',
    theorems: 'The theorems',
    theoremsLede: 'From the easiest to the hardest. They hold on every board, whatever its labels.',
    what: 'Why is it true?',
    because: 'Why:',
    close: 'Close',
  },
  es: {
    views: { step: 'El paso siguiente', proof: 'La demostración' },
    viewsLabel: 'Qué se cuenta',
    ask: 'Dónde mirar',
    askTheorem: '¿Con qué teorema?',
    askStep: 'Mostrar el paso',
    takeStep: 'Hacerlo',
    trust: 'Tomar mis anotaciones del centro por candidatos',
    thinking: 'Buscando …',
    cancel: 'Cancelar',
    failed: 'Algo ha fallado durante la búsqueda. Inténtelo de nuevo, por favor.',
    way: (steps) =>
      steps === 1
        ? 'Este paso lleva a una etiqueta.'
        : `El primero de ${steps} pasos en el camino a la próxima etiqueta.`,
    byTrial: 'por tanteo',
    byTrialHelp: 'Ningún teorema ayuda aquí: hay que tantear, y por eso el puzle no es justo.',
    between: (count) => `${count} conclusiones intermedias`,
    complete: 'El tablero está completo. No queda nada por encontrar.',
    hopeless: 'Las pistas de este puzle se contradicen: no tiene solución.',
    several: 'Este puzle tiene varias soluciones. Ya se ha encontrado lo que tienen en común.',
    severalProof: 'Este puzle tiene varias soluciones, así que no se puede demostrar ninguna.',
    wrongLabels: 'Algo de lo que ha escrito no va ahí. Conviene repasarlo antes de seguir.',
    wrongMarks:
      'Sus etiquetas están bien, pero en algún lugar falta entre las anotaciones del centro la que corresponde.',
    which: 'Dígame dónde',
    mistake: (label, cell) => `${label} en ${cell}`,
    why: '¿Por qué está mal?',
    erase: 'Borrar',
    marksOf: (cells) => `Revise las anotaciones del centro de ${cells}.`,
    fromRight: 'Partir también de mis etiquetas correctas',
    fromRightHelp: 'Si no, solo de las pistas, lo que resulta más largo.',
    noObjection: 'No se ha encontrado contradicción: por sí sola, esta etiqueta podría quedarse.',
    prove: 'Demostrarlo',
    proofHelp: 'Todos los pasos desde las pistas hasta la solución, contados y dibujados. Su partida queda como está.',
    proving: (open) => `Demostrando: ${open === 1 ? 'falta una celda' : `faltan ${open} celdas`} …`,
    fair: 'Justo: los teoremas bastan para resolverlo.',
    unfair: 'No es justo: en algún momento hay que tantear. Esos pasos están señalados.',
    every: 'Mostrar también las cuentas completas',
    player: 'Paso a paso',
    step: (at, count) => `Paso ${at} de ${count}`,
    first: 'Al primer paso',
    back: 'Atrás',
    next: 'Siguiente',
    last: 'Al último paso',
    run: 'Reproducir',
    halt: 'Parar',
    pace: 'Ritmo',
    paces: { slow: 'lento', steady: 'pausado', brisk: 'rápido' },
    steps: 'Todos los pasos',
    leave: 'Volver a la partida',
    theorems: 'Los teoremas',
    theoremsLede: 'Del más fácil al más difícil. Valen en cualquier tablero, sean cuales sean sus etiquetas.',
    what: '¿Por qué es cierto?',
    because: 'Por qué:',
    close: 'Cerrar',
  },
};

/** Why each theorem is true, in a sentence for players. */
export const REASONS_TOLD: Dictionary<Readonly<Record<string, string>>> = {
  en: {
    'full-count': 'one more would be one too many.',
    'last-places': 'every place left is needed, so none can be spared.',
    'only-candidate': 'every cell holds a label, and no other one is possible.',
    intersection: 'what the two asterisms share already covers all that the other one needs.',
    'hall-cells': 'these cells use up these labels among themselves, so nothing of them is left for other cells.',
    'hall-labels': 'these labels fill all of these places, so there is no room for others.',
    'asterism-consistency': 'one of the ways to fill the asterism must be the right one, and none has the label there.',
    fish: 'the first asterisms use up everything that the others need of the label.',
    'finned-fish': 'only one can be spared in all, and that cell would cost two.',
    leftovers: 'cells in both families count on both sides and cancel out; the rest must make up the difference.',
    chain: 'what leads to a contradiction is not so; what holds in every case holds.',
    shaving: 'what leads to a contradiction is not so, however far one has to follow it.',
    backtrack: 'this is true but not a theorem: it is trial and error. A puzzle that needs it is not fair.',
  },
  es: {
    'full-count': 'una más sería una de sobra.',
    'last-places': 'todos los lugares que quedan hacen falta; ninguno puede sobrar.',
    'only-candidate': 'en cada celda hay una etiqueta, y ninguna otra es posible.',
    intersection: 'lo que comparten los dos asterismos cubre ya todo lo que al otro le falta.',
    'hall-cells': 'esas celdas gastan esas etiquetas entre ellas, así que no queda ninguna para las demás.',
    'hall-labels': 'esas etiquetas llenan todos esos lugares, así que no hay sitio para otras.',
    'asterism-consistency':
      'una de las maneras de llenar el asterismo ha de ser la buena, y en ninguna está ahí la etiqueta.',
    fish: 'los primeros asterismos gastan todo lo que los otros necesitan de la etiqueta.',
    'finned-fish': 'en total solo puede sobrar una, y esa celda gastaría dos.',
    leftovers: 'las celdas de ambas familias cuentan en los dos lados y se anulan; el resto ha de dar la diferencia.',
    chain: 'lo que lleva a una contradicción no es cierto; lo que vale en todos los casos vale.',
    shaving: 'lo que lleva a una contradicción no es cierto, por lejos que haya que seguirlo.',
    backtrack: 'esto es verdad, pero no un teorema: es tanteo. Un puzle que lo necesita no es justo.',
  },
};
