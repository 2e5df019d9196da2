import type { Templates } from './english.ts';

export const SPANISH_TEMPLATES: Templates = {
  'label.number': 'el {label}',
  'label.letter': 'la {label}',
  labels: { one: 'la etiqueta {labels}', other: 'las etiquetas {labels}' },
  times: { one: 'una vez', other: '{number} veces' },
  twice: 'dos veces',
  weighted: '{counted} ({times})',

  'conclusion.write': { one: 'se escribe {labels} en {cells}', other: 'se escriben {labels} en {cells}' },
  'conclusion.removal': { one: '{labels} sale de {cells}', other: '{labels} salen de {cells}' },

  'conclusion.it-write': 'se escribe en {cells}',
  'conclusion.it-removal': 'sale de {cells}',

  'because.full-count': {
    one: 'En {asterism} ya está {labels}, así que {conclusions}',
    other: 'En {asterism} ya está {labels} {times}, tantas como se pide, así que {conclusions}',
  },
  'because.last-places': {
    one: 'En {asterism}, a {labels} le falta un lugar y solo queda {cells}, así que se escribe ahí',
    other: 'En {asterism}, a {labels} le faltan {number} lugares y solo quedan {cells}, así que se escribe ahí',
  },
  'because.last-places-some':
    'En {asterism}, a {labels} no le quedan más lugares que los que necesita, así que se escribe en {cells}',
  'because.only-candidate': 'En {cells} no queda más que {labels}, así que se escribe ahí',
  'because.intersection': {
    one: 'En {base}, {labels} solo tiene lugares en {cover}, así que {conclusions}',
    other:
      'En {base}, a {labels} solo le quedan lugares en {cover}, donde falta otras tantas veces, así que {conclusions}',
  },
  'because.fish': {
    one: 'En {base}, {labels} solo tiene lugares en {cover}, donde hace falta otras tantas veces en total, así que {conclusions}',
    other:
      'En {base}, a {labels} solo le quedan lugares en {cover}, donde falta otras tantas veces en total, así que {conclusions}',
  },
  'because.outside':
    'En {base}, {labels} tiene fuera de {cover} justo tantos lugares como le faltan además de los que aún caben en {cover}, así que {conclusions}',
  'because.spare':
    'En {base}, {labels} solo tiene lugares en {cover}, donde en total hace falta solo {times} más, así que sale de {cells}, donde gastaría más de lo que sobra',
  'because.hall-cells': {
    one: 'En {asterism}, en {cells} no cabe más que {labels}, con lo que se agota lo que aún falta, así que {conclusions}',
    other:
      'En {asterism}, en {cells} no caben más que {labels}, con lo que se agota lo que aún falta, así que {conclusions}',
  },
  'because.hall-labels': {
    one: 'En {asterism}, todos los lugares que quedan para {labels}, que son {cells}, le hacen falta, así que {conclusions}',
    other:
      'En {asterism}, todos los lugares que quedan para {labels}, que son {cells}, les hacen falta, así que {conclusions}',
  },
  'because.leftovers':
    'En {plus}, {labels} aparece {plusTimes}; en {minus}, {minusTimes}. Lo que se cuenta en ambas partes se anula, y el resto solo cuadra si {conclusions}',
  'because.count': '{evidence}, la cuenta solo sale si {conclusions}',
  'because.nothing': 'Así que {conclusions}',

  'evidence.asterism': '{labels} en {asterism}',
  'evidence.cells': { one: 'la única etiqueta de {cells}', other: 'las etiquetas de {cells}, una en cada lugar' },
  'evidence.alone': 'Contando {plus}',
  'evidence.against': 'Contando {plus} frente a {minus}',

  'contradiction.cell': 'Pero ahora no queda etiqueta para {cells}',
  'contradiction.asterism': 'Pero ahora {labels} no puede estar en {asterism} exactamente {times}',
  'contradiction.count': '{evidence}, la cuenta ya no puede salir',

  'placement.in': '{labels} está en {cells}',
  'placement.out': '{labels} no está en {cells}',
  suppose: 'Supongamos que {placement}',
  try: 'Ningún teorema ayuda aquí, así que supongamos que {placement}',
  refuted: 'Esto es imposible, así que {conclusions}',
  'cases.cell': 'En {cells} tiene que ser cierta una de las etiquetas que quedan',
  'cases.asterism': 'En {asterism}, {labels} tiene que estar en uno de los lugares que quedan',
  'cases.asterism-out': 'En {asterism} sobra uno de los lugares que quedan para {labels}',
  'cases.count': '{evidence}, la cuenta solo sale en uno de estos casos',
  case: 'Caso {number}: supongamos que {placement}',
  every: 'En todos los casos {conclusions}',

  sentence: '{text}.',
  named: '{text} ({name}).',

  'summary.fair': { one: 'justo, {number} paso', other: 'justo, {number} pasos' },
  'summary.unfair': {
    one: 'no es justo: los teoremas no bastan, {number} paso',
    other: 'no es justo: los teoremas no bastan, {number} pasos',
  },
  'summary.stopped': { one: 'interrumpido tras {number} paso', other: 'interrumpido tras {number} pasos' },
  'summary.least': { one: '{text}; basta {theorems}', other: '{text}; bastan {theorems}' },

  'look.at': 'Mire en {places}.',
  'look.for': 'Mire en {places} y busque este teorema: {theorem}.',
};
