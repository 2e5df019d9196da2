import { refusal } from './refusing.ts';

/** Counts what each client has under way. */
export interface ClientGate {
  /** Lets a client in, or refuses; what it gives is to be called when its request is over. */
  enter(client: string): () => void;
}

export function makeClientGate(most: number): ClientGate {
  const underWay = new Map<string, number>();
  return {
    enter(client) {
      const count = underWay.get(client) ?? 0;
      if (count >= most) throw refusal('limit.client', 'service', { most });
      underWay.set(client, count + 1);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        const left = underWay.get(client)! - 1;
        if (left > 0) underWay.set(client, left);
        else underWay.delete(client);
      };
    },
  };
}
