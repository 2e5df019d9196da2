import { CATALOG, SECTIONS, type Section } from '@latin-puzzles/core/board';
import { useSignal } from '@preact/signals';
import { type PageMaker, useLanguage, useWords } from '../services/studio.ts';
import { type Specimen, specimenOf } from '../specimens/specimens.ts';
import { BoardCard } from './board-card.tsx';
import { Filters } from './filters.tsx';
import { Today } from './today.tsx';
import { type GalleryWish, makeGalleryFilter } from './wish.ts';
import { GALLERY_WORDS } from './words.ts';
import './gallery.css';

interface GalleryProps {
  readonly specimens: readonly Specimen[];
  readonly meetsWish: ReturnType<typeof makeGalleryFilter>;
  /** The day where the reader is, written as 2026-11-18. */
  readonly today: string;
}

/** A specimen of every Latin Puzzle of the catalog, in the order in which the paper leads from Latin squares to them. */
function Gallery({ specimens: all, meetsWish, today }: GalleryProps) {
  const wish = useSignal<GalleryWish>({ types: [] });
  const words = useWords(GALLERY_WORDS);
  const language = useLanguage();
  const specimens = all.filter((specimen) => meetsWish(specimen, wish.value));
  const sections = (Object.keys(SECTIONS) as Section[]).map((section) => ({
    section,
    shown: specimens.filter(({ entry }) => entry.section === section),
  }));
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lede">{words.lede}</p>
      <Today date={today} />
      <Filters wish={wish} />
      <p class="remark" role="status">
        {specimens.length > 0 ? words.shown(specimens.length, all.length) : words.none}
      </p>
      {sections
        .filter(({ shown }) => shown.length > 0)
        .map(({ section, shown }) => (
          <section key={section} aria-labelledby={`${section}-title`}>
            <h2 id={`${section}-title`}>{SECTIONS[section][language]}</h2>
            <ul class="boards">
              {shown.map((specimen) => (
                <BoardCard key={specimen.entry.name} specimen={specimen} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function dayOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const makeGalleryPage: PageMaker = () => {
  const specimens = CATALOG.map(specimenOf);
  const meetsWish = makeGalleryFilter();
  // The day is read whenever the page is drawn: a studio may be open for weeks.
  return () => <Gallery specimens={specimens} meetsWish={meetsWish} today={dayOf(new Date())} />;
};

export default makeGalleryPage;
