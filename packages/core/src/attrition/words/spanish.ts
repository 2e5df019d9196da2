import type { Templates } from './english.ts';

export const SPANISH_TEMPLATES: Templates = {
  labels: { one: 'la etiqueta {labels}', other: 'las etiquetas {labels}' },
  times: { one: 'una vez', other: '{number} veces' },
  twice: 'dos veces',
  weighted: '{counted} ({times})',

  'conclusion.write': { one: 'se escribe {labels} en {cells}', other: 'se escriben {labels} en {cells}' },
  'conclusion.removal': { one: '{labels} sale de {cells}', other: '{labels} salen de {cells}' },

  'conclusion.it-write': 'se escribe en {cells}',
  'conclusion.it-removal': 'sale de {cells}',

  'because.full-count': {
    one: 'En {asterism} ya está escrita {labels}, así que {conclusions}',
    other: 'En {asterism} ya está escrita {labels} {times}, tantas como se pide, así que {conclusions}',
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
    one: 'En {asterism}, en {cells} no cabe más que {labels}, con lo que se agota lo que aún falta de ella, así que {conclusions}',
    other:
      'En {asterism}, en {cells} no caben más que {labels}, con lo que se agota lo que aún falta de ellas, así que {conclusions}',
  },
  'because.hall-labels': {
    one: 'En {asterism}, todos los lugares que quedan para {labels}, que son {cells}, le hacen falta, así que {conclusions}',
    other:
      'En {asterism}, todos los lugares que quedan para {labels}, que son {cells}, les hacen falta, así que {conclusions}',
  },
  'because.leftovers':
    'Contada en {plus}, {labels} aparece {plusTimes}; en {minus}, {minusTimes}. Lo que se cuenta en ambas partes se anula, y el resto solo cuadra si {conclusions}',
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
  'summary.needs': '{text}; necesita {theorems}',

  'look.at': 'Mire en {places}.',
  'look.for': 'Mire en {places} y busque este teorema: {theorem}.',

  'known.hidden-single': 'único oculto',
  'known.naked-single': 'único desnudo',
  'known.pointing': 'candidatos bloqueados, tipo 1',
  'known.claiming': 'candidatos bloqueados, tipo 2',
  'known.naked-2': 'par desnudo',
  'known.naked-3': 'trío desnudo',
  'known.naked-4': 'cuarteto desnudo',
  'known.hidden-2': 'par oculto',
  'known.hidden-3': 'trío oculto',
  'known.hidden-4': 'cuarteto oculto',
  'known.fish-2': 'X-wing',
  'known.fish-3': 'pez espada',
  'known.fish-4': 'medusa',
  'known.leftovers': 'ley de las sobras',
  'known.x-chain': 'cadena X',
  'known.xy-chain': 'cadena XY',
  'known.forcing-chain': 'cadena forzada',
  'known.nishio': 'Nishio',

  'name.full-count': 'cuenta completa',
  'name.last-places': 'últimos lugares',
  'name.only-candidate': 'candidato único',
  'name.intersection': 'intersección',
  'name.hall-cells': 'conjunto de Hall de celdas',
  'name.hall-labels': 'conjunto de Hall de etiquetas',
  'name.asterism-consistency': 'consistencia del asterismo',
  'name.fish': 'pez',
  'name.finned-fish': 'pez con aletas',
  'name.leftovers': 'sobras',
  'name.chain': 'cadena',
  'name.shaving': 'poda por ensayo',
  'name.backtrack': 'vuelta atrás',

  'statement.full-count':
    'Cuando un asterismo contiene una etiqueta tantas veces como se pide, la etiqueta sale de sus demás celdas.',
  'statement.last-places':
    'Si un asterismo necesita todavía una etiqueta tantas veces como lugares le quedan para ella, se escribe en todos ellos.',
  'statement.only-candidate': 'En una celda a la que le queda una sola etiqueta se escribe esa etiqueta.',
  'statement.intersection':
    'Si lo que un asterismo ha de contener de una etiqueta dentro de otro es todo lo que al otro le falta, la etiqueta sale del resto del otro.',
  'statement.hall-cells':
    'Si en unas celdas de un asterismo solo caben etiquetas que le faltan justo tantas veces como celdas hay, esas etiquetas salen de sus demás celdas.',
  'statement.hall-labels':
    'Si unas etiquetas que le faltan a un asterismo no tienen en él más lugares que los que necesitan, las demás etiquetas salen de esos lugares.',
  'statement.asterism-consistency':
    'Una etiqueta sale de una celda si alguno de sus asterismos no puede llenarse con la etiqueta ahí.',
  'statement.fish':
    'Si todos los lugares de una etiqueta en unos asterismos disjuntos están en otros que en total no la necesitan más veces, la etiqueta sale del resto de esos otros.',
  'statement.finned-fish':
    'Si todos los lugares de una etiqueta en unos asterismos disjuntos están en otros que en total la necesitan una vez más, la etiqueta sale de toda celda que gastaría dos de esos otros a la vez.',
  'statement.leftovers':
    'Si dos familias de asterismos contienen una etiqueta un número conocido de veces, las celdas que no comparten han de dar la diferencia.',
  'statement.chain':
    'Una etiqueta que lleva, eslabón a eslabón, a una contradicción es falsa; lo que se sigue en todos los casos es cierto.',
  'statement.shaving':
    'Una etiqueta sale si la cuenta completa, los últimos lugares y el candidato único llevan de ella a una contradicción.',
  'statement.backtrack':
    'Una etiqueta sale si probarla, con cuantos ensayos hagan falta después, lleva a una contradicción; se escribe si prescindir de ella lleva a una.',
};
