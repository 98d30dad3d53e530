import type { Socket } from 'node:net';

const HTTP2_PREFACE = Buffer.from('PRI ');
/** Browsers open spare connections early; a silent one is dropped after this. */
const SILENT_SOCKET_MS = 300_000;

export interface Protocols {
  http1(socket: Socket): void;
  http2(socket: Socket): void;
}

/** Looks at the first bytes of a connection and hands it, unread, to the protocol that speaks them. */
export function sniffProtocol(socket: Socket, protocols: Protocols): void {
  // A peer may vanish at any moment; the socket's owner learns of it from `close`.
  socket.on('error', () => socket.destroy());
  socket.setNoDelay(true);
  socket.setTimeout(SILENT_SOCKET_MS, () => socket.destroy());
  let seen = Buffer.alloc(0);
  const look = () => {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) return;
    seen = Buffer.concat([seen, chunk]);
    if (isPartOfPreface(seen)) return;
    socket.off('readable', look);
    socket.setTimeout(0);
    socket.removeAllListeners('timeout');
    socket.unshift(seen);
    if (seen.subarray(0, HTTP2_PREFACE.length).equals(HTTP2_PREFACE)) protocols.http2(socket);
    else protocols.http1(socket);
  };
  socket.on('readable', look);
}

function isPartOfPreface(bytes: Buffer): boolean {
  return bytes.length < HTTP2_PREFACE.length && HTTP2_PREFACE.subarray(0, bytes.length).equals(bytes);
}
