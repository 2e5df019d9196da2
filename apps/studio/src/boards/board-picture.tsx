import pictures from 'virtual:pictures';
import { useStudio } from '../services/studio.ts';

interface BoardPictureProps {
  /** The name of a Latin Puzzle of the catalog. */
  readonly board: string;
  /** With the clues of its specimen, or as it is without any. */
  readonly kind: 'specimen' | 'blank';
  /** Whether it is seen as soon as the page is: others are fetched when they come near. */
  readonly first?: boolean | undefined;
}

/** A board of the catalog in a picture that the build has drawn: it is there as soon as the page is. */
export function BoardPicture({ board, kind, first = false }: BoardPictureProps) {
  const appearance = useStudio().settings.shownAppearance.value;
  return <img src={pictures[board]?.[kind][appearance]} alt="" loading={first ? 'eager' : 'lazy'} />;
}
