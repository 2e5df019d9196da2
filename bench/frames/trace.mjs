/** What a screen of 60 pictures a second leaves for one of them, in milliseconds. */
export const FRAME = 1000 / 60;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
const MARK = 'move';
/** How many pictures are looked at after a move. */
const PICTURES = 4;
/** How many pictures are waited for before a move that needs others first. */
const REST = 12;

/**
 * How long the page works at most for a picture after each of some moves: script, style, layout and paint together, in
 * milliseconds. The browser's own trace tells it, so that waiting for the next picture is not counted. A move that draws
 * nothing, such as writing on a clue, is not counted either.
 */
export async function timeMoves(browser, page, moves) {
  await browser.startTracing(page, { categories: CATEGORIES });
  const drawn = await page.evaluate(makeMoves, { moves, mark: MARK, pictures: PICTURES, rest: REST });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const marks = traceEvents.filter(({ cat, name }) => cat === 'blink.user_timing' && name === MARK);
  const { pid, tid } = marks[0];
  const events = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const ends = picturesOf(tasks, events)
    .map(({ ts, dur }) => ts + dur)
    .sort((a, b) => a - b);
  return marks.flatMap(({ ts }, i) => {
    if (!drawn[i]) return [];
    const times = [ts, ...ends.filter((end) => end > ts).slice(0, PICTURES)];
    return [Math.max(...times.slice(1).map((end, picture) => workBetween(tasks, times[picture], end)))];
  });
}

/** The tasks that each end with a picture. */
function picturesOf(tasks, events) {
  const starts = events.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  return tasks.filter(({ ts, dur }) => starts.some((start) => ts <= start && start < ts + dur));
}

function workBetween(tasks, start, end) {
  const during = tasks.filter(({ ts, dur }) => ts + dur > start && ts < end);
  return during.reduce((sum, task) => sum + timeWithin(task, start, end), 0) / 1000;
}

/** The part of a task's time that falls between two moments. What other programs took from it is left out. */
function timeWithin({ ts, dur, tdur = dur }, start, end) {
  const share = (Math.min(end, ts + dur) - Math.max(start, ts)) / Math.max(1, dur);
  return share * tdur;
}

/** Sends keys and presses to the board, one move after the other is on the screen. It runs in the browser. */
async function makeMoves({ moves, mark, pictures, rest }) {
  const board = document.querySelector('.board-view');
  const page = document.querySelector('.desk');
  let changed = false;
  const watcher = new MutationObserver(() => {
    changed = true;
  });
  watcher.observe(page, { childList: true, subtree: true, attributes: true, characterData: true });
  const next = async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  };
  const send = ({ seen, turn, cell, ...key }) => {
    if (turn) {
      // A body is not in the document's tree: nobody tells that it has changed.
      changed = true;
      return document
        .querySelector('.solid-controls')
        .dispatchEvent(new KeyboardEvent('keydown', { key: turn, bubbles: true }));
    }
    if (seen !== undefined)
      return board.querySelector(`[data-cell="${seen}"]`).scrollIntoView({ block: 'center', inline: 'center' });
    if (cell === undefined) return board.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }));
    const target = board.querySelector(`[data-cell="${cell}"]`);
    const { left, top, width, height } = target.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerId: 1 };
    target.dispatchEvent(new PointerEvent('pointerdown', at));
    target.dispatchEvent(new PointerEvent('pointerup', at));
  };
  const drawn = [];
  for (const { before = [], ...move } of moves) {
    for (const key of before) {
      send(key);
      await next(1);
    }
    // What they lead to may take some pictures.
    await next(before.length > 0 ? rest : 1);
    changed = false;
    performance.mark(mark);
    send(move);
    await next(pictures);
    drawn.push(changed);
  }
  return drawn;
}
