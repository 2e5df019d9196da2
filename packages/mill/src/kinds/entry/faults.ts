import type { Excerpt, FaultTable, Words } from '@latin-puzzles/core/basis';

/** What the codes mean. docs/errors.md is made from such tables. */
export const PLAN_CODES = {
  'plan.field': 'a field of a plan is missing, unknown or of the wrong type',
  'plan.version': 'the document is not a plan in a format that we know',
  'plan.title': 'the title of a line has a placeholder that we do not know',
  'plan.too-large': 'a plan has more lines than we accept',
  'plan.other-maker': 'a plan was begun by a version that makes other puzzles',
  'plan.none': 'the collection has no such plan',
};

/** What can be wrong with a plan, and the facts of each case. */
export interface PlanFaultFacts {
  'plan.field:missing': { readonly field: string; readonly wanted: Words };
  'plan.field:wrong': { readonly field: string; readonly value: Excerpt; readonly wanted: Words };
  'plan.field:unknown': { readonly field: Excerpt; readonly known: readonly string[] };
  'plan.version:missing': { readonly format: string };
  'plan.version:unknown': { readonly given: Excerpt; readonly format: string };
  'plan.title': { readonly placeholder: Excerpt; readonly known: readonly string[] };
  'plan.too-large': { readonly lines: number; readonly most: number };
  'plan.other-maker': { readonly maker: string; readonly own: string };
  'plan.none:named': { readonly plan: Excerpt };
  'plan.none:any': undefined;
  'plan.none:several': { readonly plans: readonly string[] };
}

const HOW_TO_BEGIN: Words = {
  en: '`latin mill --init` writes a plan to begin with.',
  es: '«latin mill --init» escribe un plan para empezar.',
};

export const PLAN_FAULTS: FaultTable<PlanFaultFacts> = {
  'plan.field:missing': {
    en: ({ field, wanted }) => [`${field} is missing; it must be ${wanted.en}.`, `Add ${field}. ${HOW_TO_BEGIN.en}`],
    es: ({ field, wanted }) => [`Falta ${field}; ha de ser ${wanted.es}.`, `Añada ${field}. ${HOW_TO_BEGIN.es}`],
  },
  'plan.field:wrong': {
    en: ({ field, value, wanted }, { shown }) => [
      `${field} is ${shown(value)}; it must be ${wanted.en}.`,
      `Make ${field} ${wanted.en}.`,
    ],
    es: ({ field, value, wanted }, { shown }) => [
      `${field} es ${shown(value)}; ha de ser ${wanted.es}.`,
      `Ponga en ${field} lo siguiente: ${wanted.es}.`,
    ],
  },
  'plan.field:unknown': {
    en: ({ field, known }, { shown }) => [
      `There is no field ${shown(field)} here.`,
      `Take it out, or mend its name; there are ${known.join(', ')}.`,
    ],
    es: ({ field, known }, { shown }) => [
      `Aquí no hay ningún campo ${shown(field)}.`,
      `Quítelo, o corrija su nombre; los que hay son: ${known.join(', ')}.`,
    ],
  },
  'plan.version:missing': {
    en: ({ format }) => ['The field format is missing.', `Write "format": "${format}". ${HOW_TO_BEGIN.en}`],
    es: ({ format }) => ['Falta el campo format.', `Escriba "format": "${format}". ${HOW_TO_BEGIN.es}`],
  },
  'plan.version:unknown': {
    en: ({ given, format }, { shown }) => [
      `We do not know the format ${shown(given)} of plans.`,
      `Write "format": "${format}". ${HOW_TO_BEGIN.en}`,
    ],
    es: ({ given, format }, { shown }) => [
      `No conocemos el formato de planes ${shown(given)}.`,
      `Escriba "format": "${format}". ${HOW_TO_BEGIN.es}`,
    ],
  },
  'plan.title': {
    en: ({ placeholder, known }, { shown }) => [
      `There is nothing to put in the place of ${shown(placeholder)}.`,
      `Use ${known.map((name) => `{${name}}`).join(', ')}.`,
    ],
    es: ({ placeholder, known }, { shown }) => [
      `No hay nada que poner en lugar de ${shown(placeholder)}.`,
      `Use alguno de estos: ${known.map((name) => `{${name}}`).join(', ')}.`,
    ],
  },
  'plan.too-large': {
    en: ({ lines, most }, { counted, figure }) => [
      `The plan comes to ${counted(lines, 'line')}; we accept up to ${figure(most)}.`,
      'Make several plans of it.',
    ],
    es: ({ lines, most }, { counted, figure }) => [
      `El plan llega a ${counted(lines, 'línea')}; admitimos hasta ${figure(most)}.`,
      'Haga varios planes con él.',
    ],
  },
  'plan.other-maker': {
    en: ({ maker, own }) => [
      `The plan was begun by version ${maker}; this is ${own}, which may make other puzzles.`,
      'Go on with that version, or begin anew with another seed.',
    ],
    es: ({ maker, own }) => [
      `El plan lo empezó la versión ${maker}; esta es la ${own}, que puede hacer otros puzles.`,
      'Siga con aquella versión, o empiece de nuevo con otra semilla (seed).',
    ],
  },
  'plan.none:named': {
    en: ({ plan }, { shown }) => [
      `The collection has no plan ${shown(plan)}.`,
      '`latin mill status` lists the plans that there are.',
    ],
    es: ({ plan }, { shown }) => [
      `La colección no tiene ningún plan ${shown(plan)}.`,
      '«latin mill status» enumera los planes que hay.',
    ],
  },
  'plan.none:any': {
    en: () => ['The collection has no plan.', 'Submit one with `latin mill submit`.'],
    es: () => ['La colección no tiene ningún plan.', 'Envíe uno con «latin mill submit».'],
  },
  'plan.none:several': {
    en: ({ plans }) => ['The collection has several plans.', `Name one of ${plans.join(', ')}.`],
    es: ({ plans }) => ['La colección tiene varios planes.', `Nombre uno de estos: ${plans.join(', ')}.`],
  },
};
