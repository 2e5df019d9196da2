import { deviceOf, makeAnnouncer } from '@latin-puzzles/view/base';
import { makeAddressBar } from '../services/address.ts';
import { readEmbedWishes } from '../services/embed-address.ts';
import { makeGradedPuzzles } from '../services/graded.ts';
import { makeHomeService } from '../services/home-service.ts';
import { makePictures } from '../services/pictures.ts';
import { makePrintList } from '../services/print-list.ts';
import { makePlayerProgress } from '../services/progress.ts';
import type { Studio } from '../services/studio.ts';
import { makeSettings } from '../settings/settings.ts';
import { makeDeviceStorage } from '../storage/device-storage.ts';
import { makeLosses } from '../storage/losses.ts';
import { makeWorkerClient } from '../worker/client.ts';

/** What a studio needs of a window. */
export type StudioWindow = Pick<
  Window,
  'localStorage' | 'location' | 'navigator' | 'matchMedia' | 'addEventListener' | 'fetch'
>;

/** Makes everything that pages share, for one window. */
export function makeStudio(window: StudioWindow): Studio {
  const storage = makeDeviceStorage(() => window.localStorage);
  const worker = makeWorkerClient();
  return {
    storage,
    losses: makeLosses(storage),
    settings: makeSettings(storage, deviceOf(window), readEmbedWishes(window.location.search)),
    worker,
    addressBar: makeAddressBar(window),
    announcer: makeAnnouncer(),
    printList: makePrintList(storage),
    progress: makePlayerProgress(storage),
    graded: makeGradedPuzzles(worker),
    pictures: makePictures(worker),
    homeService: makeHomeService(window),
  };
}
