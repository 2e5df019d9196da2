// Loaded before the command: what it writes still goes into pipes, but to it they look like a terminal with colours.
for (const stream of [process.stdout, process.stderr]) {
  stream.isTTY = true;
  stream.columns = 80;
  stream.hasColors = () => true;
}
