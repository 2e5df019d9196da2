// Loaded before every test file while `mutate` learns which parts of the sources it reaches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

globalThis.reached?.fill(0);
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const begun = worked();

afterAll(() => {
  const parts = [...(globalThis.reached ?? []).entries()].flatMap(([part, isReached]) => (isReached ? [part] : []));
  const { testPath } = expect.getState();
  const file = join(process.env.REACH, `${encodeURIComponent(testPath)}.json`);
  writeFileSync(file, JSON.stringify({ testPath, duration: worked() - begun, parts }));
});
