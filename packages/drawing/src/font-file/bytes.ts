/** Reads numbers one after the other, the high byte first, as files of fonts have them. */
export interface ByteReader {
  u8(): number;
  u16(): number;
  i16(): number;
  /** The next bytes, as they are. */
  take(count: number): Uint8Array;
}

export function readBytes(bytes: Uint8Array, from = 0): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = from;
  const step = (size: number) => {
    at += size;
    return at - size;
  };
  return {
    u8: () => view.getUint8(step(1)),
    u16: () => view.getUint16(step(2)),
    i16: () => view.getInt16(step(2)),
    take(count) {
      if (count > bytes.length - at) throw new RangeError('cut off');
      return bytes.subarray(step(count), at);
    },
  };
}

/** Bytes that grow as they are written. */
export interface ByteWriter {
  readonly length: number;
  u8(value: number): void;
  u16(value: number): void;
  u32(value: number): void;
  write(bytes: Uint8Array): void;
  /** Noughts up to the next multiple of `size`. */
  align(size: number): void;
  done(): Uint8Array;
}

export function writeBytes(): ByteWriter {
  let bytes = new Uint8Array(1024);
  let length = 0;
  const room = (more: number) => {
    if (length + more > bytes.length) {
      const larger = new Uint8Array(2 * (length + more));
      larger.set(bytes);
      bytes = larger;
    }
  };
  const writer: ByteWriter = {
    get length() {
      return length;
    },
    u8(value) {
      room(1);
      bytes[length++] = value;
    },
    u16(value) {
      writer.u8(value >> 8);
      writer.u8(value);
    },
    u32(value) {
      writer.u16(value >>> 16);
      writer.u16(value);
    },
    write(more) {
      room(more.length);
      bytes.set(more, length);
      length += more.length;
    },
    align(size) {
      while (length % size !== 0) writer.u8(0);
    },
    done: () => bytes.slice(0, length),
  };
  return writer;
}
