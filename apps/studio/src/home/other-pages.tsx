import { Icon, type IconName } from '@latin-puzzles/view/base';
import { addressOf } from '../services/address.ts';
import { useWords } from '../services/studio.ts';
import { HOME_WORDS } from './words.ts';

type Way = keyof (typeof HOME_WORDS)['en']['wayTo'];

const WAYS: readonly (readonly [Way, IconName])[] = [
  ['gallery', 'grid'],
  ['learn', 'hint'],
  ['progress', 'chart'],
  ['generate', 'another'],
  ['design', 'picture'],
  ['print', 'print'],
];

/** The other pages, with what one does there. */
export function OtherPages() {
  const words = useWords(HOME_WORDS);
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{words.ways}</h2>
      <ul class="ways">
        {WAYS.map(([page, icon]) => {
          const [name, what] = words.wayTo[page];
          return (
            <li key={page}>
              <a href={addressOf(page)}>
                <Icon name={icon} />
                <span>
                  <strong>{name}</strong>
                  <span class="remark">{what}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
