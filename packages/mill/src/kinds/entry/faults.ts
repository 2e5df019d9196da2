import type { Excerpt, FaultTable } from '@latin-puzzles/core/basis';

/** What the codes mean. docs/errors.md is made from such tables. */
export const PLAN_CODES = {
  'plan.title': 'the title of a line has a placeholder that we do not know',
  'plan.too-large': 'a plan has more lines than we accept',
  'plan.other-maker': 'a plan was begun by a version that makes other puzzles',
  'plan.none': 'the collection has no such plan',
};

/** What can be wrong with a plan, and the facts of each case. */
export interface PlanFaultFacts {
  'plan.title': { readonly placeholder: Excerpt; readonly known: readonly string[] };
  'plan.too-large': { readonly lines: number; readonly most: number };
  'plan.other-maker': { readonly maker: string; readonly own: string };
  'plan.none:named': { readonly plan: Excerpt };
  'plan.none:any': undefined;
  'plan.none:several': { readonly plans: readonly string[] };
}

export const PLAN_FAULTS: FaultTable<PlanFaultFacts> = {
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
