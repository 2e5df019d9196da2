// Preloaded into a program: tells on descriptor 3, at its end, how many milliseconds of processor time it took.
const { writeSync } = require('node:fs');

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, String((user + system) / 1000));
});
