import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection of its own to a server of this machine, which can be cut. */
export interface CutLine {
  readonly port: number;
  /** Breaks what runs over it, and takes nothing for a while. */
  cutFor(ms: number): Promise<void>;
  close(): void;
}

/** Lays a line to a port. */
export async function layLine(target: number): Promise<CutLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    // What becomes of a broken connection is what is measured.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    keep(socket, onward);
    keep(onward, socket);
    if (isCut) socket.destroy();
    else socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cutFor: async (ms) => {
      isCut = true;
      breakAll();
      await new Promise((resolve) => setTimeout(resolve, ms));
      isCut = false;
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
}
