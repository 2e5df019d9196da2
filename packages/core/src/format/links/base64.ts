const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function toBase64(bytes: Uint8Array): string {
  const text: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let i = 0; i < 4; i++) text.push(at + i <= bytes.length ? ALPHABET[(three >> (18 - 6 * i)) & 63]! : '=');
  }
  return text.join('');
}

/** The bytes, or nothing where there is a strange character; the alphabet for addresses will do as well. */
export function fromBase64(text: string): Uint8Array | undefined {
  const plain = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (/[^\w+/]|_/.test(plain) || plain.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  for (let at = 0; at < bytes.length; at++) {
    const bit = at * 8;
    const [six, next] = [plain.charAt(Math.floor(bit / 6)), plain.charAt(Math.floor(bit / 6) + 1)];
    const both = (ALPHABET.indexOf(six) << 6) | Math.max(0, ALPHABET.indexOf(next));
    bytes[at] = both >> (4 - (bit % 6));
  }
  return bytes;
}
