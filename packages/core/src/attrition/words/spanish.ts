import type { Templates } from './english.ts';

export const SPANISH_TEMPLATES: Templates = {
  'label.number': 'el {label}',
  'label.letter': 'la {label}',
  'label.the': '{labels}',
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
    one: 'En {base}, {the} tiene que estar en {cover}, así que {conclusions}',
    other: 'En {base}, {labels} solo puede ir en {cover}, donde no hace falta más veces, así que {conclusions}',
  },
  'because.fish': {
    one: 'En {base}, {the} tiene que estar en {cover}, así que {conclusions}',
    other: 'En {base}, {labels} solo puede ir en {cover}, donde no hace falta más veces, así que {conclusions}',
  },
  'because.outside':
    'En {base}, {labels} necesita más lugares de los que puede ocupar en {cover}, así que ocupa también todos los demás: {conclusions}',
  'because.outside-full':
    'En {base}, {labels} necesita más lugares de los que puede ocupar en {cover}, así que ocupa también todos los demás, y en el resto de {cover} no cabe: {conclusions}',
  'because.crossing': 'En {base}, {the} tiene que estar en {cover}, así que no puede ir en {cells}, donde se cruzan',
  'because.crossing-where': 'En {base}, {the} tiene que estar en {cover}; ¿dónde no puede ir entonces?',
  'because.spare-where':
    'En {base}, {the} solo puede ir en {cover}; ¿dónde ocuparía {number} de estos grupos a la vez?',
  'because.crowded-where':
    'En {base}, {the} no tiene bastantes lugares fuera de {cover}; ¿dónde ocuparía {number} de estos grupos a la vez?',
  'because.crowded':
    'En {base}, {the} no tiene bastantes lugares fuera de {cover}; en {cells} ocuparía {number} de estos grupos a la vez y no dejaría bastantes para {base}, así que ahí no puede ir',
  'because.spare':
    'En {base}, {the} solo puede ir en {cover}; en {cells} ocuparía {number} de estos grupos a la vez y no dejaría bastantes para {base}, así que ahí no puede ir',
  'because.hall-cells': {
    one: 'En {cells}, de {asterism}, solo cabe {labels}, así que {conclusions}',
    other: 'En {cells}, de {asterism}, solo caben {labels}, así que {conclusions}',
  },
  'because.hall-cells-all': {
    one: 'En {cells}, de {asterism}, solo cabe {labels}, y con eso ya no hacen falta más, así que {conclusions}',
    other: 'En {cells}, de {asterism}, solo caben {labels}, y con eso ya no hacen falta más, así que {conclusions}',
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
    one: 'Para llenar {asterism}, {labels} tiene que estar en {cells}, donde no cabe nada más, así que {conclusions}',
    other:
      'Para llenar {asterism}, {labels} tienen que estar en {cells}, donde no cabe nada más, así que {conclusions}',
  },
  'because.hall-labels-filling': {
    one: 'Para llenar {asterism}, {labels} tiene que estar en {cells}, al no tener otro lugar, así que {conclusions}',
    other:
      'Para llenar {asterism}, {labels} tienen que estar en {cells}, al no tener otro lugar, así que {conclusions}',
  },
  'because.leftovers':
    'En {plus}, {labels} sale {plusTimes}, y en {minus}, {minusTimes}. Las celdas comunes se anulan, y el resto solo cuadra de una manera: {conclusions}',
  'because.leftovers-even':
    'En {plus}, {labels} sale tantas veces como en {minus}. Las celdas comunes se anulan, y el resto solo cuadra de una manera: {conclusions}',
  'because.leftovers-alone': 'En {plus}, {labels} sale {plusTimes}, lo que solo cuadra de una manera: {conclusions}',
  together: '{groups}',
  'times.together': '{times} en total',
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
  'contradiction.asterism': 'Pero entonces {labels} ya no puede estar exactamente {times} en {asterism}',
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
  every: 'En todos los casos, {conclusions}',
  either: 'En ambos casos, {conclusions}',

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
    one: 'la otra celda libre no admite {one} (ya hay bastantes: {groups})',
    other: 'ninguna otra celda libre admite {one} (ya hay bastantes: {groups})',
  },
  'told.ruled-out': {
    one: 'la otra celda libre está descartada{steps}',
    other: 'las demás celdas libres están descartadas{steps}',
  },
  'told.or-ruled-out': '{excluded} o están descartadas{steps}',
  'told.or-ruled-out-full': '{excluded}; algunas ya estaban descartadas{steps}',
  'ask.last-free': {
    one: 'En {asterism} queda una celda libre',
    other: 'En {asterism}, {labels} necesita todas las celdas libres que quedan',
  },
  'ask.place': {
    one: 'Busque el lugar de {labels} en {asterism}: {excluded}',
    other: 'Busque los lugares de {labels} en {asterism}: {excluded}',
  },
  'ask.only': 'Busque qué cabe en {cells}: {taken}',
  'told.steps': { one: ' (paso {numbers})', other: ' (pasos {numbers})' },
  'told.only': 'En {cells} solo cabe {labels}: {taken}',
  'told.has': { one: '{asterism} tiene {labels}', other: '{asterism} tienen {labels}' },
  'told.has-enough': { one: '{asterism} ya no admite {labels}', other: '{asterism} ya no admiten {labels}' },
  'told.rest-ruled-out': 'lo demás está descartado{steps}',
  'told.all-ruled-out': 'todo lo demás está descartado{steps}',
  'told.suppose': 'Supongamos que {placement}. Entonces {links}. Así que {conclusions}',
  'told.then': 'Entonces {links}',
  'told.cases-cell': 'En {cells} tiene que ir {labels}',
  'told.cases-asterism': 'En {asterism}, {the} tiene que estar en {cells}',
  'told.case': 'Si {placement}, entonces {links}',
  'told.case-at-once': 'Si {placement}, se sigue sin más',
  'told.link': '{labels} va en {cells} ({groups})',
  'told.link-further': '{labels} en {cells} ({groups})',
  'told.link-same': 'en {cells} ({groups})',
  'told.nothing-else': 'no cabe otra cosa',
  'told.link-idea': '{conclusions} ({groups})',
  'told.link-nor': 'ni en {cells} ({groups})',
  'told.links-denied': '{links}, {further}',
  'told.link-cell': 'no queda nada para {cells}',
  'told.link-lacking': 'a {labels} no le queda lugar en {asterism}',
  'told.link-lacking-same': 'ya no tiene lugar en {asterism}',
  'told.link-excess-same': { one: 'se repite en {asterism}', other: 'sale demasiadas veces en {asterism}' },
  'told.link-excess': {
    one: '{labels} se repite en {asterism}',
    other: '{labels} sale demasiadas veces en {asterism}',
  },
  'told.links': '{links} y {end}',
  'told.links-apart': '{links}, y {end}',
  'told.links-clause': '{links} y {end}',
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
  'hint.area': 'Fíjese en {places}.',
  'hint.idea': 'La idea: {name}.',
};
