/** An element of XML, with the text directly in it. */
export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface Open {
  name: string;
  attributes: Map<string, string>;
  children: Element[];
  text: string;
}

/** Reads what XML 1.0 needs for elements, attributes, text and remarks, and refuses everything else and what is not well formed. */
export function readXml(text: string): Element {
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const here = open.at(-1)!;
    const remark = /^<!--([\s\S]*?)-->/.exec(rest);
    const start = /^<([A-Za-z][\w.-]*)((?:\s+[\w.-]+\s*=\s*"[^"<&]*")*)\s*(\/?)>/.exec(rest);
    const end = /^<\/([A-Za-z][\w.-]*)\s*>/.exec(rest);
    const plain = /^[^<&]+/.exec(rest);
    if (remark) {
      if (/--|-$/.test(remark[1]!)) throw new Error('two hyphens in a remark');
      at += remark[0].length;
    } else if (start) {
      const attributes = new Map([...start[2]!.matchAll(/([\w.-]+)\s*=\s*"([^"]*)"/g)].map(([, k, v]) => [k!, v!]));
      const element = { name: start[1]!, attributes, children: [], text: '' };
      here.children.push(element);
      if (start[3] === '') open.push(element);
      at += start[0].length;
    } else if (end) {
      if (end[1] !== here.name) throw new Error(`</${end[1]}> ends <${here.name}>`);
      open.pop();
      at += end[0].length;
    } else if (plain) {
      here.text += plain[0];
      at += plain[0].length;
    } else throw new Error(`not well formed: ${rest.slice(0, 40)}`);
  }
  const [document, ...others] = root.children;
  if (open.length !== 1 || !document || others.length > 0 || root.text.trim() !== '')
    throw new Error('one element is wanted');
  return document;
}
