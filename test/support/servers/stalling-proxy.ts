import { connect, createServer, type Socket } from 'node:net';

/** A network between a program and a server, on 127.0.0.1, that can stop carrying anything without breaking. */
export interface StallingProxy {
  /** An address of the server, by way of the proxy. */
  through(address: string): string;
  /** From now on nothing arrives, in either direction, and nobody is told. */
  stall(): void;
  /** What was held back arrives. */
  resume(): void;
  stop(): Promise<void>;
}

export async function startProxy(port: number): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  let stalled = false;
  const carry = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (stalled) socket.pause();
  };
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes)).on('close', () => to.destroy());
      carry(from);
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: own } = proxy.address() as { port: number };
  return {
    through: (address) => address.replace(`:${port}`, `:${own}`),
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
