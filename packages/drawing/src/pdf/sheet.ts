import {
  clip,
  endPath,
  lineTo,
  moveTo,
  type PDFDocument,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setLineWidth,
  stroke,
} from '@cantoo/pdf-lib';
import type { Page } from '../scene/page.ts';
import type { Press } from '../style/style.ts';
import type { Inks } from './inks.ts';

/** How long crop marks are, and how far they keep from the cut. */
const MARK = { length: 14, gap: 6, width: 0.25 };

/** Where a page of a book lies on its sheet. */
export interface PressSheet {
  readonly page: PDFPage;
  /** The lower left corner of what is left after the cut. */
  readonly left: number;
  readonly bottom: number;
}

/** A sheet with room for what is cut off, its boxes, and the marks that show where. What is drawn keeps within the bleed. */
export function addSheet(document: PDFDocument, { width, height }: Page, press: Press, inks: Inks): PressSheet {
  const { bleed, cropMarks } = press;
  const gap = Math.max(bleed, MARK.gap);
  const slug = cropMarks ? gap + MARK.length + 4 : bleed;
  const page = document.addPage([width + 2 * slug, height + 2 * slug]);
  if (slug > 0 || press.standard) {
    page.setTrimBox(slug, slug, width, height);
    page.setBleedBox(slug - bleed, slug - bleed, width + 2 * bleed, height + 2 * bleed);
  }
  if (cropMarks) page.pushOperators(...marks(page, inks, width, height, slug, gap));
  page.pushOperators(pushGraphicsState());
  if (slug > bleed)
    page.pushOperators(rectangle(slug - bleed, slug - bleed, width + 2 * bleed, height + 2 * bleed), clip(), endPath());
  return { page, left: slug, bottom: slug };
}

/** Ends what keeps within the bleed. */
export function endSheet({ page }: PressSheet): void {
  page.pushOperators(popGraphicsState());
}

function marks(page: PDFPage, inks: Inks, width: number, height: number, slug: number, gap: number): PDFOperator[] {
  const far = gap + MARK.length;
  const lines = [0, width].flatMap((x) =>
    [0, height].flatMap((y) => {
      const [dx, dy] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1];
      const [left, bottom] = [slug + x, slug + y];
      return [
        [moveTo(left + dx * gap, bottom), lineTo(left + dx * far, bottom)],
        [moveTo(left, bottom + dy * gap), lineTo(left, bottom + dy * far)],
      ];
    }),
  );
  return [
    pushGraphicsState(),
    inks.registration(page),
    setLineWidth(MARK.width),
    ...lines.flat(),
    stroke(),
    popGraphicsState(),
  ];
}
