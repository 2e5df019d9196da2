import type { Templates } from './template.ts';

export const SPANISH: Templates = {
  'asterism.row': { one: 'la fila {id}', other: 'las filas {id}' },
  'asterism.column': { one: 'la columna {id}', other: 'las columnas {id}' },
  'asterism.box': { one: 'la caja {id}', other: 'las cajas {id}' },
  'asterism.region': { one: 'la región {id}', other: 'las regiones {id}' },
  'asterism.window': { one: 'la ventana {id}', other: 'las ventanas {id}' },
  'asterism.sub-square': { one: 'el subcuadrado {id}', other: 'los subcuadrados {id}' },
  'asterism.strip': { one: 'la franja {id}', other: 'las franjas {id}' },
  'asterism.line': { one: 'la línea {id}', other: 'las líneas {id}' },
  'asterism.parallel': { one: 'el paralelo {id}', other: 'los paralelos {id}' },
  'asterism.meridian': { one: 'el meridiano {id}', other: 'los meridianos {id}' },
  'asterism.asterism': { one: 'el asterismo {id}', other: 'los asterismos {id}' },
  'asterism.rows': { one: 'las filas {id}', other: 'las filas {id}' },
  'asterism.columns': { one: 'las columnas {id}', other: 'las columnas {id}' },
  'asterism.strips': { one: 'las franjas {id}', other: 'las franjas {id}' },

  'cell.cell': { one: 'la celda {id}', other: 'las celdas {id}' },
  'cell.edge': { one: 'la arista {id}', other: 'las aristas {id}' },
  'cell.ring': 'el punto {point} del anillo {ring}',
  'cell.square': 'f{row}c{column}',
  'cell.triangle': 'f{row}t{triangle}',
  'cell.globe': 'p{parallel}m{meridian}',
  'cell.face-square': 'f{row}c{column} de la cara {face}',
  'cell.face-triangle': 'f{row}t{triangle} de la cara {face}',

  labels: { one: 'la etiqueta {labels}', other: 'las etiquetas {labels}' },
  times: { one: 'una vez', other: '{number} veces' },
  weighted: '{counted} contando {times}',

  'conclusion.write': { one: 'se escribe {labels} en {cells}', other: 'se escriben {labels} en {cells}' },
  'conclusion.removal': { one: '{labels} sale de {cells}', other: '{labels} salen de {cells}' },

  'conclusion.it-write': 'se escribe en {cells}',
  'conclusion.it-removal': 'sale de {cells}',

  'because.full-count': {
    one: 'En {asterism} ya está escrita {labels}, así que {conclusions}',
    other: 'En {asterism} ya está escrita {labels} {number} veces, tantas como puede, así que {conclusions}',
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
      'En {base} hay tan pocos lugares para {labels} fuera de {cover} que los que tienen que estar dentro son todos los que faltan ahí, así que {conclusions}',
  },
  'because.fish': {
    one: 'En {base}, {labels} solo tiene lugares en {cover}, donde hace falta otras tantas veces en total, así que {conclusions}',
    other:
      'En {base} hay tan pocos lugares para {labels} fuera de {cover} que los que tienen que estar dentro son todos los que faltan ahí, así que {conclusions}',
  },
  'because.spare':
    'En {base}, {labels} solo tiene lugares en {cover}, que la necesitan solo {times} más; en {cells} contaría por más, así que {conclusions}',
  'because.hall-cells': {
    one: 'En {asterism}, en {cells} no cabe más que {labels}, justo tantas veces como falta todavía ahí, así que {conclusions}',
    other:
      'En {asterism}, en {cells} no caben más que {labels}, justo tantas como faltan todavía ahí, así que {conclusions}',
  },
  'because.hall-labels': {
    one: 'En {asterism}, {labels} solo puede estar en {cells} y no deja ahí sitio para otras, así que {conclusions}',
    other:
      'En {asterism}, {labels} solo pueden estar en {cells} y no dejan ahí sitio para otras, así que {conclusions}',
  },
  'because.leftovers':
    'Contada en {plus}, {labels} está {plusTimes}, y en {minus}, {minusTimes}; fuera de lo que comparten esto debe cuadrar, así que {conclusions}',
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
  'cases.count': '{evidence}, la cuenta solo sale en uno de estos casos',
  case: 'Caso {number}: supongamos que {placement}',
  every: 'En todos los casos {conclusions}',

  sentence: '{text}.',
  named: '{text} ({name}).',

  'look.at': 'Mira en {places}.',
  'look.for': 'Mira en {places} y busca este teorema: {theorem}.',

  'known.hidden-single': 'único oculto',
  'known.naked-single': 'único desnudo',
  'known.pointing': 'apuntado',
  'known.claiming': 'reclamado',
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
    'Una etiqueta sale si probarla, con cuantos ensayos hagan falta después, lleva a una contradicción.',
};
