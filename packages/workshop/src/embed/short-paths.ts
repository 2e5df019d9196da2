/** Coordinates are whole hundredths, as drawings are written: so differences are exact. */
const GRAIN = 100;
const PARTS = /([MLHVZ])|(-?\d*\.?\d+)/g;

/**
 * The same picture in fewer bytes: the lines of its paths told by how far they go, which takes fewer figures than where they end, and without
 * what parts numbers that part themselves. Paths with curves stay as they are.
 */
export function withShortPaths(svg: string): string {
  return svg.replace(/ d="([MLHVZ\d., -]*)"/g, (_, path: string) => ` d="${shortPath(path)}"`);
}

function shortPath(path: string): string {
  const numbers: number[] = [];
  let [text, command, written] = ['', '', ''];
  let [x, y, startX, startY] = [0, 0, 0, 0];

  /** A command is written once for all that follow of it; lines follow a move unasked. */
  function write(name: string, ...steps: readonly number[]): void {
    if (name !== written) text += name;
    else if (name === 'z') return;
    written = name === 'm' ? 'l' : name;
    for (const step of steps) text += parted(text, String(step / GRAIN).replace(/^(-?)0\./, '$1.'));
  }

  for (const [, letter, number] of path.matchAll(PARTS)) {
    if (letter) command = letter;
    if (letter === 'Z') {
      write('z');
      [x, y] = [startX, startY];
    }
    if (number === undefined) continue;
    numbers.push(Math.round(Number(number) * GRAIN));
    if (command === 'H' || command === 'V') {
      const [to] = numbers.splice(0) as [number];
      if (command === 'H') write('h', to - x);
      else write('v', to - y);
      if (command === 'H') x = to;
      else y = to;
    } else if (numbers.length === 2) {
      const [toX, toY] = numbers.splice(0) as [number, number];
      write(command === 'M' ? 'm' : 'l', toX - x, toY - y);
      [x, y] = [toX, toY];
      if (command === 'M') {
        [startX, startY] = [x, y];
        command = 'L';
      }
    }
  }
  return text;
}

/** A minus sign parts two numbers, and so does the point of a second fraction. */
function parted(text: string, number: string): string {
  const afterNumber = /\d$/.test(text);
  const fraction = /\.\d+$/.test(text);
  return afterNumber && !number.startsWith('-') && !(number.startsWith('.') && fraction) ? ` ${number}` : number;
}
