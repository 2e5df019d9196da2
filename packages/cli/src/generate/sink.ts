import { open } from 'node:fs/promises';
import { BadInput } from '../exit.ts';
import { print } from '../write.ts';

/** Where lines go as they come. */
export interface Sink {
  write(line: string): Promise<void>;
  close(): Promise<void>;
}

/** A file, or standard output. A file that cannot be written is told before there is anything to lose. */
export async function openSink(file: string | undefined): Promise<Sink> {
  if (file === undefined) return { write: async (line) => print(line), close: async () => {} };
  const attempted = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      throw new BadInput({
        code: 'file.write',
        place: file,
        message: `The file cannot be written: ${(error as Error).message}.`,
        remedy: 'Check that the folder exists and may be written to.',
      });
    }
  };
  const handle = await attempted(() => open(file, 'w'));
  return {
    write: (line) => attempted(() => handle.appendFile(`${line}\n`)),
    close: () => attempted(() => handle.close()),
  };
}
