import { type ReadonlySignal, signal } from '@preact/signals';

/** The studio as it is kept on this device, so that it works without a connection. */
export interface OfflineCopy {
  /** Whether a new version of the studio waits to be used. */
  readonly newVersion: ReadonlySignal<boolean>;
  /** Keeps the studio on this device. Where that is not possible it works with a connection. */
  keep(): Promise<void>;
  /** Lets the new version take the place of this one. What is being played is kept and opened again. */
  takeNewVersion(): void;
}

export function makeOfflineCopy({ navigator, location }: Window): OfflineCopy {
  const { serviceWorker } = navigator;
  const newVersion = signal(false);
  let waiting: ServiceWorker | null = null;
  const look = (worker: ServiceWorker | null) => {
    // The first version has nothing to replace.
    if (worker?.state === 'installed' && serviceWorker.controller) {
      waiting = worker;
      newVersion.value = true;
    }
  };
  return {
    newVersion,
    async keep() {
      const registration = await serviceWorker?.register('service-worker.js').catch(() => undefined);
      if (!registration) return;
      look(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => look(installing));
      });
    },
    takeNewVersion() {
      serviceWorker.addEventListener('controllerchange', () => location.reload());
      waiting?.postMessage('take over');
    },
  };
}
