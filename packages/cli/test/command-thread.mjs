// The program of the thread in which run.ts runs the built command, one call after the other: starting a process and loading the command
// take longer than most calls.
import { Readable, Writable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { main } from '#main';

const { ended } = workerData;

/** Stands in for a stream of the process, as a pipe or as a terminal with colours. */
function collector(isTerminal) {
  const chunks = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  if (isTerminal) Object.assign(stream, { isTTY: true, columns: 80, hasColors: () => true });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

function putInPlace(name, stream) {
  Object.defineProperty(process, name, { value: stream, configurable: true });
}

parentPort.on('message', async ({ args, input, isTerminal, noColour, answer: port }) => {
  const [out, err] = [collector(isTerminal), collector(isTerminal)];
  putInPlace('stdin', Readable.from(input.length > 0 ? [Buffer.from(input)] : []));
  putInPlace('stdout', out.stream);
  putInPlace('stderr', err.stream);
  process.env.NO_COLOR = noColour;
  process.exitCode = undefined;
  const answer = (code) => {
    port.postMessage({ code, out: out.text(), err: err.text() });
    port.close();
    Atomics.store(ended, 0, 1);
    Atomics.notify(ended, 0);
  };
  // What ends a process with a trace must not leave the caller waiting.
  const crash = (error) => {
    err.stream.write(`${error?.stack ?? error}\n`);
    answer(null);
  };
  process.once('uncaughtException', crash);
  await main(args);
  process.off('uncaughtException', crash);
  answer(process.exitCode ?? 0);
});
