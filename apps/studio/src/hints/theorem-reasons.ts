import type { Words } from '@latin-puzzles/core/basis';

/** Why each theorem is true, in a sentence for players. */
export const THEOREM_REASONS: Words<Readonly<Record<string, string>>> = {
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
