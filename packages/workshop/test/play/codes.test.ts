import { describe, expect, test, vi } from 'vitest';
import { makePuzzleCode, parseCode } from '../../src/play/index.ts';
import { SMALL } from '../puzzles.ts';

const asItIs = async (text: string) => text;

describe('a code', () => {
  test('has 200,000 characters at most, and is not unpacked if it has more', async () => {
    const code = await makePuzzleCode(SMALL, asItIs);
    const unpack = vi.fn(asItIs);
    expect(await parseCode(code.padEnd(200_000), unpack)).toMatchObject({ ok: true });
    expect(unpack).toHaveBeenCalledOnce();
    expect(await parseCode(code.padEnd(200_001), unpack)).toMatchObject({
      ok: false,
      fault: { code: 'format.encoding' },
    });
    expect(unpack).toHaveBeenCalledOnce();
  });

  test('may take four million bytes when unpacked', async () => {
    const unpack = vi.fn(asItIs);
    await parseCode(await makePuzzleCode(SMALL, asItIs), unpack);
    expect(unpack).toHaveBeenCalledWith(expect.any(String), 4_000_000);
  });
});
