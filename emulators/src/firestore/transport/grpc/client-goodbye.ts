import http2, { type Http2Server } from 'node:http2';

/**
 * Lets a client that says goodbye (GOAWAY without error) finish what it has begun, and hangs up after that. Node
 * answers such a goodbye by refusing the streams that are still on their way, although it only speaks of streams
 * the server might open. The gRPC library inside the web SDK starts a refused stream again in a loop that never
 * yields, so a test that ends one client and makes the next would hang. Not to hang up at all would leave the
 * connection half open for ever: nothing more is read from it, not even its end.
 */
export function serveAfterGoodbye(server: Http2Server): void {
  server.on('session', (session) => {
    const close = session.close.bind(session);
    let isGoodbye = false;
    let isLeftOpen = false;
    let streams = 0;
    const closeWhenIdle = () => {
      if (isLeftOpen && streams === 0) close();
    };
    session.on('stream', (stream) => {
      streams += 1;
      stream.once('close', () => {
        streams -= 1;
        closeWhenIdle();
      });
    });
    // Node emits the event right before the call that is to be left out.
    session.on('goaway', (code) => {
      isGoodbye = code === http2.constants.NGHTTP2_NO_ERROR;
    });
    session.close = (callback) => {
      if (!isGoodbye) return close(callback);
      isGoodbye = false;
      isLeftOpen = true;
      // Streams may lie in the same packet as the goodbye.
      setImmediate(closeWhenIdle);
    };
  });
}

/** grpc-js keeps its HTTP/2 server to itself; this tells of the one that `create` makes. */
export function withHttp2Server<T>(create: () => T, tell: (server: Http2Server) => void): T {
  const original = http2.createServer;
  Reflect.set(http2, 'createServer', (...args: Parameters<typeof original>) => {
    const server = original(...args);
    tell(server);
    return server;
  });
  try {
    return create();
  } finally {
    Reflect.set(http2, 'createServer', original);
  }
}
