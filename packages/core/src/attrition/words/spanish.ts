import type { Templates } from './english.ts';

export const SPANISH_TEMPLATES: Templates = {
  'label.number': 'el {label}',
  'label.letter': 'la {label}',
  labels: { one: 'la etiqueta {labels}', other: 'las etiquetas {labels}' },
  times: { one: 'una vez', other: '{number} veces' },
  twice: 'dos veces',
  weighted: '{counted} ({times})',
  row: '{name} rige en {cells}',

  'conclusion.write': { one: '{labels} va en {cells}', other: '{labels} van en {cells}' },
  'conclusion.removal': { one: '{labels} no puede ir en {cells}', other: '{labels} no pueden ir en {cells}' },

  'conclusion.further': 'ni {labels} en {cells}',

  'conclusion.it-write': 'va en {cells}',
  'conclusion.it-removal': 'no puede ir en {cells}',
  'conclusion.and-removal': 'no puede ir en {cells}',

  'because.full-count': {
    one: 'En {asterism} ya está {labels}, así que {conclusions}',
    other: 'En {asterism} ya está {labels} {times}, todas las que hacen falta, así que {conclusions}',
  },
  'because.last-places': {
    one: 'En {asterism}, a {labels} no le queda más lugar que {cells}, así que va ahí',
    other: 'En {asterism}, a {labels} le faltan {number} lugares y solo quedan {cells}, así que va ahí',
  },
  'because.last-places-some':
    'En {asterism}, a {labels} no le quedan más lugares que los que necesita, así que va en {cells}',
  'because.only-candidate': 'En {cells} no queda más que {labels}, así que va ahí',
  'because.intersection': {
    one: 'En {base}, {labels} tiene que estar en {cover}, así que {conclusions}',
    other:
      'En {base}, {labels} solo puede ir en {cover}, donde con eso ya estará todas las veces que hace falta, así que {conclusions}',
  },
  'because.fish': {
    one: 'En {base}, {labels} tiene que estar en {cover}, así que {conclusions}',
    other:
      'En {base}, {labels} solo puede ir en {cover}, donde con eso ya estará todas las veces que hace falta, así que {conclusions}',
  },
  'because.outside':
    'En {base}, {labels} necesita más lugares de los que caben en {cover}, así que ocupa todos los demás: {conclusions}',
  'because.crossing': 'En {base}, {labels} tiene que estar en {cover}, así que no puede ir en {cells}, donde se cruzan',
  'because.crossing-where': 'En {base}, {labels} tiene que estar en {cover}; ¿dónde no puede ir, pues?',
  'because.spare-where':
    'En {base}, {labels} solo puede ir en {cover}; ¿dónde gastaría demasiados de estos grupos a la vez?',
  'because.spare':
    'En {base}, {labels} solo puede ir en {cover}; en {cells} gastaría demasiados de estos grupos a la vez, así que ahí no puede ir',
  'because.hall-cells': {
    one: 'En {asterism}, en {cells} solo cabe {labels}, así que {conclusions}',
    other: 'En {asterism}, en {cells} solo caben {labels}, así que {conclusions}',
  },
  'because.hall-cells-all': {
    one: 'En {asterism}, en {cells} solo cabe {labels}, con lo que se agota lo que falta, así que {conclusions}',
    other: 'En {asterism}, en {cells} solo caben {labels}, con lo que se agota lo que falta, así que {conclusions}',
  },
  'because.hall-labels': {
    one: 'En {asterism}, {labels} solo puede ir en {cells}, así que {conclusions}',
    other: 'En {asterism}, {labels} solo pueden ir en {cells}, así que {conclusions}',
  },
  'because.hall-labels-all': {
    one: 'En {asterism}, {labels} solo puede ir en {cells} y necesita todos esos lugares, así que {conclusions}',
    other: 'En {asterism}, {labels} solo pueden ir en {cells} y necesitan todos esos lugares, así que {conclusions}',
  },
  'because.hall-cells-filling': {
    one: 'En cualquier manera de llenar {asterism}, {labels} tiene que estar en {cells}, donde no cabe nada más, así que {conclusions}',
    other:
      'En cualquier manera de llenar {asterism}, {labels} tienen que estar en {cells}, donde no cabe nada más, así que {conclusions}',
  },
  'because.hall-labels-filling': {
    one: 'En cualquier manera de llenar {asterism}, {labels} tiene que estar en {cells}, que son sus únicos lugares, así que {conclusions}',
    other:
      'En cualquier manera de llenar {asterism}, {labels} tienen que estar en {cells}, que son sus únicos lugares, así que {conclusions}',
  },
  'because.leftovers':
    'Cuente {labels}: {plusTimes} en {plus}, {minusTimes} en {minus}. Lo que se cuenta en ambas partes se anula, y el resto solo cuadra de una manera: {conclusions}',
  'because.row': 'Como {reason}, {conclusions}',
  'because.unchecked': 'Por {name}, sin comprobar, {conclusions}',
  'because.count': '{evidence} no queda otra salida: {conclusions}',
  'because.nothing': 'Así que {conclusions}',

  'evidence.asterism': '{labels} en {asterism}',
  'evidence.cells': { one: 'lo que cabe en {cells}', other: 'lo que cabe en cada una de {cells}' },
  'evidence.row': 'que {reason}',
  'evidence.alone': 'Contando {plus}',
  'evidence.against': 'Contando {plus} frente a {minus}',

  'contradiction.cell': 'Pero entonces no queda nada para {cells}',
  'contradiction.asterism': 'Pero entonces {labels} no puede estar en {asterism} exactamente {times}',
  'contradiction.row': 'Pero {reason}, lo que ya no es posible',
  'contradiction.unchecked': 'Pero entonces no se cumple {name}, sin comprobar',
  'contradiction.count': '{evidence} la cuenta ya no puede salir',

  'placement.in': '{labels} está en {cells}',
  'placement.out': '{labels} no está en {cells}',
  suppose: 'Supongamos que {placement}',
  try: 'Ningún patrón ayuda aquí, así que supongamos que {placement}',
  refuted: 'Eso es imposible, así que {conclusions}',
  'cases.cell': 'Uno de los candidatos de {cells} tiene que ser el bueno',
  'cases.asterism': 'En {asterism}, {labels} tiene que estar en uno de sus lugares',
  'cases.asterism-out': 'En {asterism}, a {labels} le sobra un lugar',
  'cases.count': '{evidence} la cuenta solo sale en uno de estos casos',
  case: 'Caso {number}: supongamos que {placement}',
  every: 'En todos los casos {conclusions}',

  'told.last-free': {
    one: 'En {cells} va {labels}: es la última celda libre de {asterism}',
    other: 'En {cells} va {labels}: son las últimas celdas libres de {asterism}',
  },
  'told.place': 'En {cells} va {labels}: en {asterism}, {excluded}',
  'told.seen': {
    one: 'la otra celda libre ve {one} ({groups})',
    other: 'las demás celdas libres ven {one} ({groups})',
  },
  'told.full': {
    one: 'en la otra celda libre no cabe (ya hay bastantes: {groups})',
    other: 'en ninguna otra celda libre cabe (ya hay bastantes: {groups})',
  },
  'told.ruled-out': {
    one: 'la otra celda libre está descartada ({steps})',
    other: 'las demás celdas libres están descartadas ({steps})',
  },
  'told.or-ruled-out': '{excluded} o están descartadas ({steps})',
  'told.or-ruled-out-full': '{excluded}, algunas por lo dicho antes ({steps})',
  'ask.last-free': {
    one: 'En {asterism} queda una celda libre',
    other: 'En {asterism}, {labels} necesita todas las celdas libres que quedan',
  },
  'ask.place': {
    one: 'Busque el lugar de {labels} en {asterism}: {excluded}',
    other: 'Busque los lugares de {labels} en {asterism}: {excluded}',
  },
  'ask.only': 'Busque qué cabe en {cells}: {taken}',
  'told.steps': { one: 'paso {numbers}', other: 'pasos {numbers}' },
  'told.known': 'ya se sabe',
  'told.only': 'En {cells} solo cabe {labels}: {taken}',
  'told.has': { one: '{asterism} tiene {labels}', other: '{asterism} tienen {labels}' },
  'told.has-enough': { one: '{asterism} ya ha completado {labels}', other: '{asterism} ya han completado {labels}' },
  'told.rest-ruled-out': 'lo demás está descartado ({steps})',
  'told.suppose': 'Supongamos que {placement}. Entonces {links}. Así que {conclusions}',
  'told.then': 'Entonces {links}',
  'told.cases-cell': 'En {cells} tiene que ir {labels}',
  'told.cases-asterism': 'En {asterism}, {labels} tiene que estar en {cells}',
  'told.case': 'Si {placement}, entonces {links}',
  'told.case-at-once': 'Si {placement}, se sigue sin más',
  'told.link': '{labels} va en {cells} ({groups})',
  'told.link-further': '{labels} en {cells} ({groups})',
  'told.nothing-else': 'no cabe otra cosa',
  'told.link-idea': '{conclusions} ({groups})',
  'told.link-cell': 'no queda nada para {cells}',
  'told.link-lacking': 'a {labels} no le queda lugar en {asterism}',
  'told.link-excess': '{labels} está en {asterism} más veces de las debidas',
  'told.link-count': 'la cuenta de {groups} ya no puede salir',

  'phase.singles': { one: '{number} único', other: '{number} únicos' },
  'phase.filling': {
    one: '{singles}, con lo que se llena {asterisms}',
    other: '{singles}, con lo que se llenan {asterisms}',
  },
  'phase.solving': '{singles}, y queda resuelto',
  'phase.idea': '{name} ({groups})',
  'phase.ideas': '{name} ({times})',
  'phase.then': '{ideas}; luego {singles}',

  sentence: '{text}.',
  named: '{text} ({name}).',

  'summary.fair': { one: 'justo, {number} paso', other: 'justo, {number} pasos' },
  'summary.unfair': {
    one: 'no es justo: los teoremas no bastan, {number} paso',
    other: 'no es justo: los teoremas no bastan, {number} pasos',
  },
  'summary.stopped': { one: 'interrumpido tras {number} paso', other: 'interrumpido tras {number} pasos' },
  'summary.least': { one: '{text}; basta {theorems}', other: '{text}; bastan {theorems}' },

  withheld: '…',
  'hint.area': 'Mire en {places}.',
  'hint.idea': 'La idea: {name}.',
};
