import http2, { type Http2Server } from 'node:http2';

/** Well below the number that Node treats as an attack. */
const RESETS_PER_SESSION = 500;

/**
 * Makes a client open a new connection before its resets end the old one.
 *
 * A gRPC client resets a stream for each write that was denied and each listener it drops. HTTP/2 in Node takes more
 * than 1,000 resets (and 33 a second) as an attack, and Node 20 has no setting for it (`streamResetBurst` in later
 * versions): it ends the session with an error, and each open stream loses the answer in transit. An SDK then repeats
 * writes that have been made. A session closed gracefully finishes its open streams, refuses only what it has not
 * begun, and counts no more resets.
 */
export function renewSessions(server: Http2Server): void {
  server.on('session', (session) => {
    let resets = 0;
    session.on('stream', (stream) => {
      stream.once('close', () => {
        if (stream.rstCode === http2.constants.NGHTTP2_NO_ERROR) return;
        resets += 1;
        if (resets === RESETS_PER_SESSION) session.close();
      });
    });
  });
}
