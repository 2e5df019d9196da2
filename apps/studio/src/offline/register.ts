import { signal } from '@preact/signals';

/** Whether a new version of the studio waits to be used. */
export const newVersion = signal(false);

let waiting: ServiceWorker | null = null;

/** Has the studio kept on this device, so that it works without a connection. Where that is not possible it works with one. */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (!registration) return;
  const look = (worker: ServiceWorker | null) => {
    // The first version has nothing to replace.
    if (worker?.state === 'installed' && serviceWorker.controller) {
      waiting = worker;
      newVersion.value = true;
    }
  };
  look(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => look(installing));
  });
}

/** Lets the new version take the place of this one. What is being played is kept and opened again. */
export function useNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  waiting?.postMessage('take over');
}
