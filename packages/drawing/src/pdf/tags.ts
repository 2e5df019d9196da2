import {
  endMarkedContent,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { PartTag } from '../scene/page.ts';

/** The order in which a document is read aloud, and what its drawings show. */
export interface Tags {
  /** Begins a heading, a paragraph, a drawing, or what is passed over, on a page; `end` ends it. */
  begin(page: PDFPage, tag: PartTag, alt?: string): PDFOperator;
  end(): PDFOperator;
  /** Writes it all down. */
  finish(): void;
}

/** Tags for a document that nobody reads aloud. */
export const NO_TAGS: Tags = {
  begin: (_, tag) => PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of(tag)]),
  end: endMarkedContent,
  finish: () => {},
};

export function makeTags({ context, catalog }: PDFDocument): Tags {
  const root = context.nextRef();
  const whole = context.nextRef();
  const kids: PDFRef[] = [];
  const byPage = new Map<PDFPage, PDFRef[]>();
  return {
    begin(page, tag, alt) {
      if (tag === 'Artifact') return PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]);
      const own = byPage.get(page) ?? [];
      if (!byPage.has(page)) {
        page.node.set(PDFName.of('StructParents'), context.obj(byPage.size));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      }
      byPage.set(page, own);
      const number = own.length;
      const element = context.register(
        context.obj({
          Type: 'StructElem',
          S: tag,
          P: whole,
          Pg: page.ref,
          K: number,
          ...(alt !== undefined && { Alt: PDFHexString.fromText(alt) }),
        }),
      );
      own.push(element);
      kids.push(element);
      return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), `<</MCID ${number}>>`]);
    },
    end: endMarkedContent,
    finish() {
      context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: kids }));
      const numbers = [...byPage.values()].flatMap((elements, i) => [context.obj(i), context.obj(elements)]);
      const tree = context.register(context.obj({ Nums: numbers }));
      context.assign(
        root,
        context.obj({ Type: 'StructTreeRoot', K: [whole], ParentTree: tree, ParentTreeNextKey: byPage.size }),
      );
      catalog.set(PDFName.of('StructTreeRoot'), root);
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
}
