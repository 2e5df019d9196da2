import {
  type PDFContext,
  PDFDict,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { Press } from '../style/style.ts';
import { blackOf, type Cmyk, fullBlack, type InkMix, parseInk, pressMix } from '../themes/ink.ts';

/** Sets colours on the pages of a document, in the inks that it is printed in. */
export interface Inks {
  /** What sets the colour of areas, or of lines, from here on. */
  set(page: PDFPage, colour: string, lines: boolean): PDFOperator;
  /** The colour of crop marks: on every plate. */
  registration(page: PDFPage): PDFOperator;
}

export function makeInks(context: PDFContext, { inks }: Pick<Press, 'inks'>): Inks {
  const spaces = new Map<string, PDFRef>();
  const spot = (name: string, cmyk: Cmyk): PDFRef => {
    const known = spaces.get(name);
    if (known) return known;
    const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...cmyk], N: 1 });
    const made = context.register(context.obj(['Separation', PDFName.of(name), 'DeviceCMYK', tint]));
    spaces.set(name, made);
    return made;
  };
  const separate = (page: PDFPage, name: string, cmyk: Cmyk, tint: number, lines: boolean): PDFOperator => {
    const key = `Ink${[...name].map((character) => character.codePointAt(0)!.toString(36)).join('')}`;
    const resources = page.node.normalizedEntries().Resources;
    const all = resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict) ?? context.obj({});
    resources.set(PDFName.of('ColorSpace'), all);
    all.set(PDFName.of(key), spot(name, cmyk));
    // Two operators in one: the space, and how much of the ink.
    return PDFOperator.of(lines ? PDFOperatorNames.StrokingColorN : PDFOperatorNames.NonStrokingColorN, [
      `/${key} ${lines ? 'CS' : 'cs'} ${decimal(tint)}`,
    ]);
  };
  return {
    set(page, colour, lines) {
      const mix = mixFor(parseInk(colour), inks);
      if (mix.kind === 'spot') return separate(page, mix.name, mix.cmyk, mix.tint, lines);
      if (mix.kind === 'grey')
        return PDFOperator.of(lines ? PDFOperatorNames.StrokingColorGray : PDFOperatorNames.NonStrokingColorGray, [
          decimal(1 - mix.black),
        ]);
      if (mix.kind === 'cmyk')
        return PDFOperator.of(
          lines ? PDFOperatorNames.StrokingColorCmyk : PDFOperatorNames.NonStrokingColorCmyk,
          mix.cmyk.map(decimal),
        );
      return PDFOperator.of(
        lines ? PDFOperatorNames.StrokingColorRgb : PDFOperatorNames.NonStrokingColorRgb,
        mix.rgb.map(decimal),
      );
    },
    registration: (page) =>
      inks === 'cmyk'
        ? separate(page, 'All', [1, 1, 1, 1], 1, true)
        : PDFOperator.of(PDFOperatorNames.StrokingColorGray, ['0']),
  };
}

/** Without colours all is black; on a press nothing is red, green and blue; neutral colours of a screen are grey. */
function mixFor(mix: InkMix, inks: Press['inks']): InkMix {
  if (inks === 'grey') return { kind: 'grey', black: fullBlack(blackOf(mix)) };
  if (inks === 'cmyk') return pressMix(mix);
  if (mix.kind === 'rgb' && mix.rgb[0] === mix.rgb[1] && mix.rgb[1] === mix.rgb[2])
    return { kind: 'grey', black: 1 - mix.rgb[0] };
  return mix;
}

function decimal(value: number): string {
  return String(Math.round(value * 10_000) / 10_000 + 0);
}
