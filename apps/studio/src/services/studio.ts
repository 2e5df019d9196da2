import type { Announcer } from '@latin-puzzles/view/base';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Settings } from '../settings/settings.ts';
import type { DeviceStorage } from '../storage/device-storage.ts';
import type { Losses } from '../storage/losses.ts';
import type { WorkerClient } from '../worker/client.ts';
import type { AddressBar } from './address.ts';
import type { GradedPuzzles } from './graded.ts';
import type { HomeService } from './home-service.ts';
import type { Pictures } from './pictures.ts';
import type { PrintList } from './print-list.ts';
import type { PlayerProgress } from './progress.ts';

/** What all pages share. `app/` makes one and hands it down, so that two can live side by side. */
export interface Studio {
  readonly storage: DeviceStorage;
  readonly losses: Losses;
  readonly settings: Settings;
  readonly worker: WorkerClient;
  readonly addressBar: AddressBar;
  readonly announcer: Announcer;
  readonly printList: PrintList;
  readonly progress: PlayerProgress;
  readonly graded: GradedPuzzles;
  readonly pictures: Pictures;
  readonly homeService: HomeService;
}

/** What every page is given: what it is about, from the address. */
export interface PageProps {
  readonly rest: readonly string[];
}

/** Makes a page, with all that it holds for as long as the studio is open. Every page's module exports one as default. */
export type PageMaker = (studio: Studio) => ComponentType<PageProps>;

/** A studio is a view as well: see `app/`. */
export { useLanguage, useWords } from '@latin-puzzles/view/base';

export const StudioContext = createContext<Studio | undefined>(undefined);

/** The studio that a component is in. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('This component is drawn outside of a studio.');
  return studio;
}
