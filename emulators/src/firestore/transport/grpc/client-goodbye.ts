import http2, { type Http2Server } from 'node:http2';

/**
 * Lets a client that says goodbye (GOAWAY without error) finish its open streams, then hangs up. Node
 * answers such a goodbye by refusing the streams that are still in transit, although it only concerns streams
 * that the server might open. The gRPC library inside the web SDK restarts a refused stream in a loop that never
 * yields, so a test that ends one client and makes the next would hang. Never hanging up would leave the
 * connection half open forever: nothing more is read from it, not even its end.
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
    // Node emits the event right before the call that must be skipped.
    session.on('goaway', (code) => {
      isGoodbye = code === http2.constants.NGHTTP2_NO_ERROR;
    });
    session.close = (callback) => {
      if (!isGoodbye) return close(callback);
      isGoodbye = false;
      isLeftOpen = true;
      // New streams may arrive in the same packet as the goodbye.
      setImmediate(closeWhenIdle);
    };
  });
}

/** grpc-js does not expose its HTTP/2 server; this passes the one that `create` makes to `onServer`. */
export function withHttp2Server<T>(create: () => T, onServer: (server: Http2Server) => void): T {
  const original = http2.createServer;
  Reflect.set(http2, 'createServer', (...args: Parameters<typeof original>) => {
    const server = original(...args);
    onServer(server);
    return server;
  });
  try {
    return create();
  } finally {
    Reflect.set(http2, 'createServer', original);
  }
}
