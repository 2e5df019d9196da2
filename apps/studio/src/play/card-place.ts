/** A part of the window, in pixels. */
export interface CardBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What lies where a card might. */
export interface CardSurroundings {
  /** The board's place. */
  readonly stage: CardBox;
  /** Where the groups of the cursor are listed, beside the board or below it: a card may take that place. */
  readonly news: CardBox | undefined;
  /** What may be covered below the board, since it is of no use meanwhile. */
  readonly modes: CardBox | undefined;
  /** Cells that the card speaks of. */
  readonly about: readonly CardBox[];
  readonly cells: readonly CardBox[];
  /** What else is to be pressed in the board's place. */
  readonly controls: readonly CardBox[];
  /** How high the card has to be for a picture in it to be seen whole. */
  readonly wanted?: number | undefined;
}

/** Where a card lies, which grows from its top or from its bottom. */
export interface CardPlace extends CardBox {
  readonly grows: 'down' | 'up';
}

/** From the rim of the board's place, and from the cells. */
const GAP = 6;
/** The least that a sentence and a button need, and the most that they get. */
const [NARROWEST, WIDEST] = [164, 320];
const [LOWEST, HIGHEST] = [108, 480];
/** Below the board: as high as it is as a rule, and where nothing is covered by it. */
const [TALL, HIGH] = [150, 210];
/** A card over cells is no larger than this, one below the board no wider; and from what width on there is room to spare. */
const [OVER_WIDTH, OVER_HEIGHT, BELOW_WIDTH, ROOMY] = [300, 210, 780, 600];

/** How bad it is to cover something, for every share of the card that does; and to cover any of what it speaks of. */
const COSTS = { about: 100, controls: 10, cells: 1, modes: 0.3 };
/** How bad it is to have to scroll, for every share of what is wanted that does not fit. */
const SCROLLED = 1;
/** A card away from the board is farther from the eye than one on it. */
const AWAY = 0.2;

interface Candidate {
  readonly place: CardPlace;
  readonly cost: number;
}

/** The place for a card that covers least, and nothing that it speaks of unless there is no other. */
export function placeCard(around: CardSurroundings): CardPlace {
  const below = around.news !== undefined && around.news.top >= around.stage.bottom - 1;
  const candidates = below ? placesBelow(around) : [...placesBeside(around), ...placesOver(around)];
  const judged = candidates.map(({ place, cost }) => ({ place, cost: cost + costOf(place, around) }));
  return judged.reduce((best, other) => (other.cost < best.cost ? other : best)).place;
}

function costOf(place: CardBox, { about, controls, cells, modes }: CardSurroundings): number {
  const share = (boxes: readonly CardBox[]) => boxes.reduce((sum, box) => sum + overlap(place, box), 0) / areaOf(place);
  return (
    (share(about) > 0 ? COSTS.about : 0) +
    COSTS.about * share(about) +
    COSTS.controls * share(controls) +
    COSTS.cells * share(cells) +
    COSTS.modes * share(modes ? [modes] : [])
  );
}

/** Between the board and the keys; or at the foot or the head of the board. */
function placesBelow({ stage, news, modes, cells, wanted = 0 }: CardSurroundings): Candidate[] {
  const room = stage.right - stage.left - 2 * GAP;
  const width = Math.min(room, BELOW_WIDTH);
  const left = (stage.left + stage.right - width) / 2;
  const whole = { left, right: left + width };
  // Where there is much room across, half of it will do.
  const halves = [
    { left, right: left + width / 2 },
    { left: left + width / 2, right: left + width },
  ];
  const spans = room > ROOMY ? [whole, ...halves] : [whole];
  const foot = (modes ?? news!).bottom;
  const free = foot - Math.max(stage.top, ...cells.map(({ bottom }) => bottom)) - GAP;
  const tall = Math.max(TALL, Math.min(free, HIGH));
  const heights = wanted > tall ? [wanted, tall, LOWEST] : [tall, LOWEST];
  return spans.flatMap((across) =>
    heights.flatMap((height): Candidate[] => {
      const cost = wanted > height ? SCROLLED * (1 - height / wanted) : 0;
      return [
        { place: { ...across, top: foot - height, bottom: foot, grows: 'up' }, cost },
        { place: { ...across, top: news!.bottom - height, bottom: news!.bottom, grows: 'up' }, cost: cost + AWAY },
        {
          place: { ...across, top: stage.top + GAP, bottom: stage.top + GAP + height, grows: 'down' },
          cost: cost + AWAY,
        },
      ];
    }),
  );
}

/** Where the board leaves room on either side; or where the groups are listed. */
function placesBeside({ stage, news, cells }: CardSurroundings): Candidate[] {
  const [top, bottom] = [stage.top + GAP, Math.min(stage.bottom - GAP, stage.top + GAP + HIGHEST)];
  const [first, last] = [
    Math.min(stage.right, ...cells.map(({ left }) => left)),
    Math.max(stage.left, ...cells.map(({ right }) => right)),
  ];
  const places: Candidate[] = [];
  const right = stage.right - last - 2 * GAP;
  if (right >= NARROWEST) {
    const box = { left: last + GAP, right: last + GAP + Math.min(right, WIDEST), top, bottom };
    places.push({ place: { ...box, grows: 'down' }, cost: 0 });
  }
  const left = first - stage.left - 2 * GAP;
  if (left >= NARROWEST) {
    const box = { left: first - GAP - Math.min(left, WIDEST), right: first - GAP, top, bottom };
    places.push({ place: { ...box, grows: 'down' }, cost: 0.01 });
  }
  if (news && news.bottom - news.top >= LOWEST) {
    const { left, right, top, bottom } = news;
    places.push({ place: { left, right, top, bottom, grows: 'down' }, cost: AWAY });
  }
  return places;
}

/** The corners and the middles of the sides of the board's place. */
function placesOver({ stage }: CardSurroundings): Candidate[] {
  const [width, height] = [
    Math.min(OVER_WIDTH, stage.right - stage.left - 2 * GAP),
    Math.min(OVER_HEIGHT, stage.bottom - stage.top - 2 * GAP),
  ];
  const columns = [stage.right - GAP - width, stage.left + GAP, (stage.left + stage.right - width) / 2];
  const rows = [stage.bottom - GAP - height, stage.top + GAP, (stage.top + stage.bottom - height) / 2];
  return columns.flatMap((left, column) =>
    rows
      .filter((_, row) => column < 2 || row < 2)
      .map((top): Candidate => {
        const grows = top === rows[0] ? 'up' : 'down';
        return { place: { left, right: left + width, top, bottom: top + height, grows }, cost: 0.3 };
      }),
  );
}

function overlap(a: CardBox, b: CardBox): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function areaOf({ left, top, right, bottom }: CardBox): number {
  return Math.max(1, (right - left) * (bottom - top));
}
