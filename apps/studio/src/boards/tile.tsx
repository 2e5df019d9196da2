import type { ComponentChildren } from 'preact';
import './boards.css';

interface BoardTileProps {
  readonly address: string;
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** A puzzle to be opened: its picture, its name, and what is said of it. */
export function BoardTile({ address, picture, title, children }: BoardTileProps) {
  return (
    <li class="tile">
      <a href={address}>
        <span class="tile-picture">{picture}</span>
        <strong>{title}</strong>
        {children}
      </a>
    </li>
  );
}
