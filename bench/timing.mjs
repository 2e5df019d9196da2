/** The middle one of some numbers. */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** How long something takes, in milliseconds, and what it gives. */
export function timed(work) {
  const start = performance.now();
  const value = work();
  return { ms: performance.now() - start, value };
}

/** How much processor time something takes, in milliseconds, and what it gives: other programs on the machine matter less to it. */
export function timedByProcessor(work) {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, value };
}

/**
 * The median of so many runs of each contender, in milliseconds. They take turns, so that a machine that slows down for a
 * while slows all of them.
 */
export function compare(contenders, runs) {
  const times = contenders.map(() => []);
  for (let run = 0; run < runs; run++)
    for (const [i, contender] of contenders.entries()) times[i].push(timed(contender).ms);
  return times.map(median);
}

/** A number with three digits that count. */
export function short(number) {
  return number >= 100 ? Math.round(number).toLocaleString('en') : Number(number.toPrecision(3)).toString();
}
