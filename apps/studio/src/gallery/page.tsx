import { CATALOG } from '@latin-puzzles/core/board';
import { useSignal } from '@preact/signals';
import { localDay } from '../boards/day.ts';
import { ONE_OF_EACH } from '../boards/one-of-each.ts';
import { SHAPES, shapeOfBoard } from '../boards/shape.ts';
import { usePortions } from '../parts/use-portions.ts';
import { type PageMaker, useStudio, useWords } from '../services/studio.ts';
import { type Specimen, specimenOf } from '../specimens/specimens.ts';
import { BoardCard } from './board-card.tsx';
import { BoardPage } from './board-page.tsx';
import { Filters } from './filters.tsx';
import { type GalleryWish, meetsWish } from './wish.ts';
import { GALLERY_WORDS } from './words.ts';
import '../boards/boards.css';
import './gallery.css';

/** So many of those that come first are in sight at once. */
const SEEN = 3;

/** Every board of the catalog: one of each shape, large, then all of them on shelves by shape. */
function Gallery({ specimens: all }: { readonly specimens: readonly Specimen[] }) {
  const wish = useSignal<GalleryWish>({ traits: [] });
  const words = useWords(GALLERY_WORDS);
  const favourites = useStudio().progress.favourites.value;
  const meeting = (wished: GalleryWish) => all.filter(({ entry }) => meetsWish(entry, wished, favourites));
  // A favourite that is one no longer may have been the last: then all are shown.
  const met = meeting(wish.value);
  const shown = met.length > 0 ? met : all;
  const isWhole = shown.length === all.length && wish.value.level === undefined;
  const { level } = wish.value;
  const portions = usePortions(SHAPES.length);
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lede">{words.lede}</p>
      {isWhole && (
        <section aria-labelledby="first-title">
          <h2 id="first-title">{words.first}</h2>
          <ul class="boards first">
            {Object.values(ONE_OF_EACH).map((name, index) => (
              <BoardCard key={name} specimen={all.find(({ entry }) => entry.name === name)!} first={index < SEEN} />
            ))}
          </ul>
        </section>
      )}
      {portions > 0 && <Filters wish={wish} hasAny={(wished) => meeting(wished).length > 0} />}
      <p class="remark" role="status">
        {words.shown(shown.length, all.length)}
      </p>
      <div class="shelves">
        {SHAPES.slice(0, portions)
          .map((shape) => ({ shape, boards: shown.filter(({ entry }) => shapeOfBoard(entry.board) === shape) }))
          .filter(({ boards }) => boards.length > 0)
          .map(({ shape, boards }) => (
            <section key={shape} aria-labelledby={`${shape}-title`}>
              <h2 id={`${shape}-title`}>{words.shelves[shape]}</h2>
              <ul class="boards">
                {boards.map((specimen) => (
                  <BoardCard key={specimen.entry.name} specimen={specimen} level={level} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}

const makeGalleryPage: PageMaker = () => {
  const specimens = CATALOG.map(specimenOf);
  return ({ rest: [name] }) => {
    const specimen = specimens.find(({ entry }) => entry.name === name);
    // Another board is another page, with pictures and facts of its own.
    if (specimen) return <BoardPage key={name} specimen={specimen} today={localDay(new Date())} />;
    return <Gallery specimens={specimens} />;
  };
};

export default makeGalleryPage;
