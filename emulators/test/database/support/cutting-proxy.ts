import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './standin';

/** A relay in front of the stand-in that can cut every connection at any moment. */
export interface CuttingProxy {
  readonly port: number;
  cut(): void;
  close(): void;
}

export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port,
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
