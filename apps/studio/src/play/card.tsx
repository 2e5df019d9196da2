import { Icon } from '@latin-puzzles/view/base';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import { type CardBox, type CardSurroundings, placeCard } from './card-place.ts';
import { useEscape } from './escaping.ts';
import './card.css';

interface RimCardProps {
  readonly name: string;
  /** What closing it is called, where that is more than closing. */
  readonly closing?: string;
  readonly close: () => void;
  /** Whether a button of its own closes it, so that it needs no other. */
  readonly closesItself?: boolean;
  /** Cells that the card speaks of: it does not lie on them. */
  readonly about: ReadonlySignal<readonly number[]>;
  readonly children: ComponentChildren;
}

/**
 * A card on the rim of the board, or beside it: it moves nothing, and lies on nothing that it speaks of. The keys stay where they are,
 * so that one plays on while it is open; Escape closes it.
 */
export function RimCard({ name, closing, close, closesItself, about, children }: RimCardProps) {
  const words = useWords(PLAY_WORDS);
  const leaving = closing ?? words.close;
  const card = useRef<HTMLElement>(null);
  const cells = about.value;
  useLayoutEffect(() => {
    const desk = card.current!.closest<HTMLElement>('.desk')!;
    const lay = () => layCard(card.current!, desk, cells);
    lay();
    const observer = new ResizeObserver(lay);
    for (const part of desk.querySelectorAll('.stage, .desk-news')) observer.observe(part);
    const changes = new MutationObserver(lay);
    changes.observe(card.current!, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [cells]);
  useEscape(close, 'dialog[open], .desk-sheet');
  return (
    <section ref={card} class="board-card" role="dialog" aria-label={name}>
      {!closesItself && (
        <button type="button" class="quiet card-close" aria-label={leaving} title={leaving} onClick={close}>
          <Icon name="close" />
        </button>
      )}
      {children}
    </section>
  );
}

function layCard(card: HTMLElement, desk: HTMLElement, about: readonly number[]): void {
  const wanted = card.querySelector('.example-picture') ? PICTURED : undefined;
  const { left, top, right, bottom, grows } = placeCard({ ...surroundingsOf(desk, about), wanted });
  const origin = desk.getBoundingClientRect();
  // Where there is little height, what is to be pressed stands beside what is said.
  card.classList.toggle('low', bottom - top < LOW);
  card.classList.toggle('narrow', right - left < NARROW);
  const px = (value: number) => `${Math.round(value)}px`;
  Object.assign(card.style, {
    left: px(left - origin.left),
    width: px(right - left),
    maxHeight: px(bottom - top),
    top: grows === 'down' ? px(top - origin.top) : 'auto',
    bottom: grows === 'up' ? px(origin.bottom - bottom) : 'auto',
  });
}

/** A card that is not higher than this, in pixels, is low, and one that is not wider narrow. */
const [LOW, NARROW] = [220, 230];
/** So high a card shows a picture beside what it illustrates, and what is to be pressed. */
const PICTURED = 264;

/** A solid fills so much of the shorter side of its place, and the face before the reader so much of that. */
const [BODY, FRONT] = [0.94, 0.6];

function surroundingsOf(desk: HTMLElement, about: readonly number[]): CardSurroundings {
  const boxOf = (selector: string) => desk.querySelector(selector)?.getBoundingClientRect();
  const stage = boxOf('.stage')!;
  const inSpace = desk.querySelector('.views.in-space') !== null;
  const places = [...desk.querySelectorAll<SVGElement>('.flat-view .targets [data-cell]')];
  const wanted = new Set(about.map(String));
  const boxes = (elements: readonly Element[]) => elements.map((element) => element.getBoundingClientRect());
  return {
    stage,
    news: visible(boxOf('.desk-news')),
    modes: visible(boxOf('.pad .modes')),
    about: inSpace ? [middleOf(stage, BODY * FRONT)] : boxes(places.filter(({ dataset }) => wanted.has(dataset.cell!))),
    cells: inSpace ? [middleOf(stage, BODY)] : boxes(places),
    controls: inSpace ? boxes([...desk.querySelectorAll('.solid-controls, .swap')]) : [],
  };
}

function visible(box: DOMRect | undefined): DOMRect | undefined {
  return box && box.width > 0 ? box : undefined;
}

function middleOf({ left, top, right, bottom }: CardBox, share: number): CardBox {
  const half = (share * Math.min(right - left, bottom - top)) / 2;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}
