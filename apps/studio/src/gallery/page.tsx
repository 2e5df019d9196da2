import { CATALOG, SECTIONS, type Section } from '@latin-puzzles/core/board';
import { BoardCard } from './board-card.tsx';

/** Every board of the catalog, in the order in which the paper leads from Latin squares to Latin puzzles. */
export function Gallery() {
  return (
    <>
      <header class="masthead">
        <h1>Latin puzzles</h1>
        <p>
          Sudoku set free: boards of any shape, labels that may repeat, words inscribed. Every row, strip, line or
          region holds the same labels.
        </p>
        <nav aria-label="Sections">
          {Object.entries(SECTIONS).map(([section, title]) => (
            <a key={section} href={`#${section}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main>
        {(Object.keys(SECTIONS) as Section[]).map((section) => (
          <section key={section} id={section} aria-labelledby={`${section}-title`}>
            <h2 id={`${section}-title`}>{SECTIONS[section]}</h2>
            <ul class="boards">
              {CATALOG.filter((entry) => entry.section === section).map((entry) => (
                <BoardCard key={entry.name} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
      </main>
      <footer>
        <p>
          After Miguel G. Palomo, <cite>Latin Puzzles</cite>, arXiv 1602.06946.
        </p>
      </footer>
    </>
  );
}
