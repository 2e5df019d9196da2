import type { Excerpt, FaultTable } from '@latin-puzzles/core/basis';

/** What the codes mean. docs/errors.md is made from such tables. */
export const QUEUE_CODES = {
  'queue.address': 'it is not said where the queue is, or not in a way that we understand',
  'queue.unreachable': 'the queue cannot be reached, or does not let us in',
};

/** What can be wrong with a queue, and the facts of each case. */
export interface QueueFaultFacts {
  'queue.address:none': undefined;
  'queue.address:unknown': { readonly given: Excerpt };
  'queue.unreachable': { readonly said: string };
}

export const QUEUE_FAULTS: FaultTable<QueueFaultFacts> = {
  'queue.address:none': {
    en: () => [
      'It is not said where the queue is.',
      'Set LATIN_QUEUE_URL to the address of a Redis or PostgreSQL server, such as redis://127.0.0.1:6379.',
    ],
    es: () => [
      'No se ha dicho dónde está la cola.',
      'Ponga en LATIN_QUEUE_URL la dirección de un servidor Redis o PostgreSQL, como redis://127.0.0.1:6379.',
    ],
  },
  'queue.address:unknown': {
    en: ({ given }, { shown }) => [
      `A queue cannot be at ${shown(given)}.`,
      'Give an address that begins with redis://, rediss://, postgres:// or postgresql://.',
    ],
    es: ({ given }, { shown }) => [
      `Una cola no puede estar en ${shown(given)}.`,
      'Dé una dirección que empiece por redis://, rediss://, postgres:// o postgresql://.',
    ],
  },
  'queue.unreachable': {
    en: ({ said }) => [`The queue cannot be used: ${said}.`, 'Check that its server runs, and the address.'],
    es: ({ said }) => [
      `La cola no se puede usar: ${said}.`,
      'Compruebe que su servidor está en marcha, y la dirección.',
    ],
  },
};
