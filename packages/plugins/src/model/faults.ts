import type { Excerpt, FaultTable, Words } from '@latin-puzzles/core/basis';

/** What the codes of plugins mean. docs/errors.md is made from such tables. */
export const PLUGIN_CODES = {
  'plugin.load': 'a plugin cannot be loaded',
  'plugin.form': 'what a file exports is no plugin',
  'plugin.name': 'the name of a plugin is taken or no name',
  'plugin.threw': 'a plugin raised an exception while it ran',
  'plugin.result': 'a plugin gave something that cannot be right',
  'plugin.board': 'a constraint makes no sense on a board',
};

/** What can be wrong with a plugin, and the facts of each case. What programs say in their own language is passed on as it is. */
export interface PluginFaultFacts {
  'plugin.load:missing': undefined;
  'plugin.load:threw': { readonly said: string };
  'plugin.form:export': { readonly given: Excerpt };
  'plugin.form:kind': { readonly given: Excerpt; readonly known: readonly string[] };
  'plugin.form:field': { readonly field: string; readonly given: Excerpt; readonly wanted: Words };
  'plugin.name:form': { readonly given: Excerpt };
  'plugin.name:taken': { readonly name: string };
  'plugin.threw': { readonly plugin: string; readonly said: string };
  'plugin.result:cell': { readonly plugin: string; readonly given: Excerpt };
  'plugin.result:order': { readonly plugin: string };
  'plugin.result:step': { readonly plugin: string; readonly said: string };
  'plugin.result:solution': { readonly plugin: string };
  'plugin.result:constraint': { readonly plugin: string };
  'plugin.result:label': { readonly plugin: string };
  'plugin.board': { readonly plugin: string; readonly board: string };
}

/** The sentences of each case. */
export const PLUGIN_FAULTS: FaultTable<PluginFaultFacts> = {
  'plugin.load:missing': {
    en: () => ['There is no such file.', 'Give the path of a JavaScript module, such as ./knight.mjs.'],
    es: () => ['No existe ese archivo.', 'Dé la ruta de un módulo de JavaScript, por ejemplo ./knight.mjs.'],
  },
  'plugin.load:threw': {
    en: ({ said }) => [`The module cannot be loaded: ${said}`, 'Mend it, or leave it out.'],
    es: ({ said }) => [`No se puede cargar el módulo: ${said}`, 'Corríjalo o prescinda de él.'],
  },
  'plugin.form:export': {
    en: ({ given }, { shown }) => [
      `The default export is no plugin but ${shown(given)}.`,
      'Export an object with kind, name and words, or a list of such.',
    ],
    es: ({ given }, { shown }) => [
      `Lo que se exporta por defecto no es un complemento sino ${shown(given)}.`,
      'Exporte un objeto con kind, name y words, o una lista de ellos.',
    ],
  },
  'plugin.form:kind': {
    en: ({ given, known }, { shown, list }) => [
      `There is no kind of plugin ${shown(given)}.`,
      `The kind is ${list(known, 'or')}.`,
    ],
    es: ({ given, known }, { shown, list }) => [
      `No hay ninguna clase de complemento ${shown(given)}.`,
      `La clase (kind) es ${list(known, 'or')}.`,
    ],
  },
  'plugin.form:field': {
    en: ({ field, given, wanted }, { shown }) => [`The field ${field} is ${shown(given)}.`, `It must be ${wanted.en}.`],
    es: ({ field, given, wanted }, { shown }) => [
      `El campo ${field} es ${shown(given)}.`,
      `Tiene que ser ${wanted.es}.`,
    ],
  },
  'plugin.name:form': {
    en: ({ given }, { shown }) => [
      `${shown(given)} cannot be the name of a plugin.`,
      'Use small letters, digits and hyphens, such as knight-move.',
    ],
    es: ({ given }, { shown }) => [
      `${shown(given)} no puede ser el nombre de un complemento.`,
      'Use letras minúsculas, cifras y guiones, como en knight-move.',
    ],
  },
  'plugin.name:taken': {
    en: ({ name }) => [`The name ${name} is taken.`, 'Give the plugin another name.'],
    es: ({ name }) => [`El nombre ${name} ya está en uso.`, 'Dé otro nombre al complemento.'],
  },
  'plugin.threw': {
    en: ({ plugin, said }) => [`The plugin ${plugin} failed: ${said}`, 'Mend it, or leave it out.'],
    es: ({ plugin, said }) => [`El complemento ${plugin} ha fallado: ${said}`, 'Corríjalo o prescinda de él.'],
  },
  'plugin.result:cell': {
    en: ({ plugin, given }, { shown }) => [
      `The branching ${plugin} picked ${shown(given)}, which is no empty cell.`,
      'Let pick return one of view.empty.',
    ],
    es: ({ plugin, given }, { shown }) => [
      `La ramificación ${plugin} ha elegido ${shown(given)}, que no es una celda vacía.`,
      'Haga que pick devuelva una de view.empty.',
    ],
  },
  'plugin.result:order': {
    en: ({ plugin }) => [
      `The instantiation ${plugin} did not give every label of the domain once.`,
      'Let order return the labels that it is given in another order: with fewer, solutions would be lost.',
    ],
    es: ({ plugin }) => [
      `La instanciación ${plugin} no ha dado cada etiqueta del dominio una vez.`,
      'Haga que order devuelva las etiquetas que recibe en otro orden: con menos se perderían soluciones.',
    ],
  },
  'plugin.result:step': {
    en: ({ plugin, said }) => [
      `The theorem ${plugin} gave a step that is not right: ${said}`,
      'Mend its conclusions or its certificate; one that has no certificate says unchecked: true.',
    ],
    es: ({ plugin, said }) => [
      `El teorema ${plugin} ha dado un paso que no es correcto: ${said}`,
      'Corrija sus conclusiones o su certificado; el que no lo tiene dice unchecked: true.',
    ],
  },
  'plugin.result:solution': {
    en: ({ plugin }) => [
      `The method ${plugin} gave a labeling that is no solution.`,
      'Let search yield Latin boards that complete the question’s labeling.',
    ],
    es: ({ plugin }) => [
      `El método ${plugin} ha dado un etiquetado que no es una solución.`,
      'Haga que search dé tableros latinos que completen el etiquetado de la pregunta.',
    ],
  },
  'plugin.result:constraint': {
    en: ({ plugin }) => [
      `What the constraint ${plugin} comes to on this board is neither rows nor functions.`,
      'Let on return rows of whole numbers for cells and labels of the board, or violated and perhaps propagate.',
    ],
    es: ({ plugin }) => [
      `Aquello a lo que equivale la restricción ${plugin} en este tablero no son filas ni funciones.`,
      'Haga que on devuelva filas (rows) de números enteros para celdas y etiquetas del tablero, o violated y, si acaso, propagate.',
    ],
  },
  'plugin.result:label': {
    en: ({ plugin }) => [
      `The constraint ${plugin} took something away that is no label in a cell.`,
      'Let propagate yield { cell, label } of the board.',
    ],
    es: ({ plugin }) => [
      `La restricción ${plugin} ha quitado algo que no es una etiqueta en una celda.`,
      'Haga que propagate dé { cell, label } del tablero.',
    ],
  },
  'plugin.board': {
    en: ({ plugin, board }) => [
      `The constraint ${plugin} makes no sense on ${board || 'this board'}.`,
      'Choose another board, or leave the plugin out.',
    ],
    es: ({ plugin, board }) => [
      `La restricción ${plugin} no tiene sentido en ${board || 'este tablero'}.`,
      'Elija otro tablero o prescinda del complemento.',
    ],
  },
};
