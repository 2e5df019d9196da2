import { type PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Press } from '../style/style.ts';
import { cmykProfile, greyProfile } from './icc.ts';

/** What a document says of itself. */
export interface Metadata {
  readonly title: string;
  readonly author?: string | undefined;
  readonly language?: LanguageCode | undefined;
  /** When it was made. Unless given it does not say, so that the same pages give the same bytes. */
  readonly date?: Date | undefined;
}

const PRODUCER = 'latin-puzzles';

/** A standard asks for dates: those of a document that is made without one. */
const NO_DATE = new Date('2026-01-01T00:00:00Z');

export function describeDocument(
  document: PDFDocument,
  { title, author, language, date }: Metadata,
  press: Press,
): void {
  const when = date ?? (press.standard ? NO_DATE : undefined);
  document.setTitle(title, { showInWindowTitleBar: true });
  if (author) document.setAuthor(author);
  document.setProducer(PRODUCER);
  document.setCreator(PRODUCER);
  if (language) document.setLanguage(language);
  if (when) {
    document.setCreationDate(when);
    document.setModificationDate(when);
  }
  const { context, catalog } = document;
  const id = identity(`${title}\n${author ?? ''}\n${when?.toISOString() ?? ''}`);
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
  const xmp = context.stream(new TextEncoder().encode(packet({ title, author, language, date: when }, id, press)), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(xmp));
}

/** Says for which press the colours are meant, by a profile that is embedded. */
export function addOutputIntent(document: PDFDocument, press: Press, profile: Uint8Array | undefined): void {
  const { context, catalog } = document;
  const channels = press.inks === 'grey' ? 1 : 4;
  const bytes = profile ?? (channels === 1 ? greyProfile() : cmykProfile());
  const embedded = context.register(context.flateStream(bytes, { N: channels }));
  const condition = press.condition ?? (channels === 1 ? 'Generic grey' : 'Generic CMYK, coated paper');
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(press.condition ?? 'Custom'),
    OutputCondition: PDFHexString.fromText(condition),
    Info: PDFHexString.fromText(condition),
    RegistryName: PDFString.of('http://www.color.org'),
    DestOutputProfile: embedded,
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  const info = context.lookup(context.trailerInfo.Info) as unknown as { set(name: PDFName, value: unknown): void };
  info.set(PDFName.of('Trapped'), PDFName.of('False'));
  info.set(PDFName.of('GTS_PDFXVersion'), PDFString.of(press.standard!));
}

/** 16 bytes that differ for different texts, as hexadecimal digits. */
function identity(text: string): string {
  const parts = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b];
  for (const character of text)
    for (const [i, part] of parts.entries())
      parts[i] = Math.imul(part ^ (character.codePointAt(0)! + i * 0x9e37), 0x01000193) >>> 0;
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('');
}

function packet({ title, author, language, date }: Metadata, id: string, { standard }: Press): string {
  const said = (text: string) =>
    text.replace(/[<>&\p{Cc}]/gu, (c) => (c === '<' ? '&lt;' : c === '>' ? '&gt;' : c === '&' ? '&amp;' : ' '));
  const when = date?.toISOString().replace(/\.\d+Z$/, 'Z');
  const lines = [
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${said(title)}</rdf:li></rdf:Alt></dc:title>`,
    author && `<dc:creator><rdf:Seq><rdf:li>${said(author)}</rdf:li></rdf:Seq></dc:creator>`,
    language && `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
    '<dc:format>application/pdf</dc:format>',
    `<pdf:Producer>${PRODUCER}</pdf:Producer>`,
    `<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>`,
    when && `<xmp:CreateDate>${when}</xmp:CreateDate>`,
    when && `<xmp:ModifyDate>${when}</xmp:ModifyDate>`,
    when && `<xmp:MetadataDate>${when}</xmp:MetadataDate>`,
    `<xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID>`,
    '<xmpMM:RenditionClass>default</xmpMM:RenditionClass>',
    '<xmpMM:VersionID>1</xmpMM:VersionID>',
    standard && `<pdfxid:GTS_PDFXVersion>${standard}</pdfxid:GTS_PDFXVersion>`,
    standard && '<pdf:Trapped>False</pdf:Trapped>',
  ];
  const spaces = {
    dc: 'http://purl.org/dc/elements/1.1/',
    pdf: 'http://ns.adobe.com/pdf/1.3/',
    xmp: 'http://ns.adobe.com/xap/1.0/',
    xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
    pdfxid: 'http://www.npes.org/pdfx/ns/id/',
  };
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" ${Object.entries(spaces)
    .map(([name, address]) => `xmlns:${name}="${address}"`)
    .join(' ')}>
${lines.filter(Boolean).join('\n')}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}
