import { createServer, request as forwardRequest } from 'node:http';
import { freePort } from './free-port';

export interface SlowProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** Forwards to the stand-in and delays the start of every back channel by `delayMs`. */
export async function startSlowProxy(target: number, delayMs: number): Promise<SlowProxy> {
  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const isBackChannel = method === 'GET' && url?.includes('/channel') === true;
    const forward = forwardRequest(
      { host: '127.0.0.1', port: target, method, path: url, headers },
      (answer) => {
        const pass = () => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          outgoing.flushHeaders();
          answer.pipe(outgoing);
        };
        if (isBackChannel) setTimeout(pass, delayMs);
        else pass();
      },
    );
    forward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forward.destroy());
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
