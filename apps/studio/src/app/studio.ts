import { makeAddressBar } from '../services/address.ts';
import { makePrintList } from '../services/print-list.ts';
import type { Studio } from '../services/studio.ts';
import { currentAnnouncer, currentSettings, currentStorage, currentWorker } from '../shell/current.ts';
import { makeLosses } from '../storage/losses.ts';

/** Makes everything that pages share, for one window. */
export function makeStudio(window: Window): Studio {
  const storage = currentStorage;
  return {
    storage,
    losses: makeLosses(storage),
    settings: currentSettings,
    worker: currentWorker,
    addressBar: makeAddressBar(window),
    announcer: currentAnnouncer,
    printList: makePrintList(storage),
  };
}
