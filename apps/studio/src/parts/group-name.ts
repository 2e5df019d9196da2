import type { LanguageCode } from '@latin-puzzles/core/basis';

/** A group of symmetries as it is printed: D_4 as D₄, those of solids by their names. */
export function groupSaid(name: string, language: LanguageCode): string {
  const printed = name.replace(/_(\d+)/, (_, figures: string) =>
    [...figures].map((figure) => String.fromCodePoint(0x2080 + Number(figure))).join(''),
  );
  return language === 'es' ? inSpanish(printed) : printed;
}

/** Core names the groups of solids in English. */
function inSpanish(name: string): string {
  return name.replace(
    /^(chiral )?(tetra|octa|icosa)hedral$/,
    (_, chiral: string | undefined, solid: string) => `${solid}édrica${chiral ? ' quiral' : ''}`,
  );
}
