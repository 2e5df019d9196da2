import type { Words } from '../../basis/index.ts';

/** The groups that are called by words. */
const CALLED: Readonly<Record<string, Words>> = {
  trivial: { en: 'trivial', es: 'trivial' },
  tetrahedral: { en: 'tetrahedral', es: 'tetraédrica' },
  octahedral: { en: 'octahedral', es: 'octaédrica' },
  icosahedral: { en: 'icosahedral', es: 'icosaédrica' },
  'chiral tetrahedral': { en: 'chiral tetrahedral', es: 'tetraédrica quiral' },
  'chiral octahedral': { en: 'chiral octahedral', es: 'octaédrica quiral' },
  'chiral icosahedral': { en: 'chiral icosahedral', es: 'icosaédrica quiral' },
};

/** What a group of symmetries is called in print: D_4 is D₄ in every language. */
export function groupWords(name: string): Words {
  const [letter, index = ''] = name.split('_');
  const symbol = `${letter}${index.replace(/\d/g, (figure) => String.fromCodePoint(0x2080 + Number(figure)))}`;
  return CALLED[name] ?? { en: symbol, es: symbol };
}
