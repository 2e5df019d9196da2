/*
 * Loaded before a command by the benchmark `limits`: measures the processor time that the command takes after its limit, which
 * tells on a busy machine too how late it would end on an idle one, and writes the moment of the limit for those who do not live
 * to tell. LIMITS says where to write both, to files of their own since both may come at once, after how many milliseconds the
 * limit comes, and whether by a Ctrl+C.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const milliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

if (!isMainThread) {
  // A thread of its own, since the other may be in the middle of a step.
  const { file, atLimit, limit, interrupts } = workerData;
  parentPort.once('message', (begun) => {
    setTimeout(
      () => {
        atLimit[0] = milliseconds();
        writeFileSync(`${file}-limit`, String(Date.now()));
        if (interrupts) process.kill(process.ppid, 'SIGINT');
      },
      begun + limit - Date.now(),
    );
  });
} else if (process.send && process.env.LIMITS) {
  const { file, limit, interrupts } = JSON.parse(process.env.LIMITS);
  const atLimit = new Float64Array(new SharedArrayBuffer(8));
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { file, atLimit, limit, interrupts },
    execArgv: [],
  });
  worker.unref();
  const send = process.send.bind(process);
  process.send = (notice, ...rest) => {
    if ('begun' in notice) worker.postMessage(Date.now());
    return send(notice, ...rest);
  };
  process.on('exit', () => writeFileSync(`${file}-end`, String(atLimit[0] === 0 ? 0 : milliseconds() - atLimit[0])));
}
