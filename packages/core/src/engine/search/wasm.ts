/*
 * The little of WebAssembly that the engine uses. Browsers, workers and servers all have it, yet the language's own library
 * does not declare it.
 */

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface WasmApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

declare const WebAssembly: WasmApi;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of a base64 text. */
function decodeBase64(text: string): Uint8Array {
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of letters) {
    held = ((held << 6) | ALPHABET.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
    }
  }
  return bytes;
}

/** A maker of instances of a kernel; the binary is compiled at the first. */
export function kernelMaker<Exports extends object>(binary: string): () => Exports {
  let module: object | undefined;
  return () => {
    module ??= new WebAssembly.Module(decodeBase64(binary));
    return new WebAssembly.Instance(module, {}).exports as Exports;
  };
}

/** Makes sure that a memory has at least so many bytes. */
export function reserve(memory: WasmMemory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / 65_536));
}
