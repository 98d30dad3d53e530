import { createServer } from 'node:net';

const FIRST_PORT = 9300;
const LAST_PORT = 9379;
/** Two runs on one machine must not try the same ports at the same moments. */
let next = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));

/** A free port in this suite's range. */
export async function freePort(): Promise<number> {
  for (let tries = FIRST_PORT; tries <= LAST_PORT; tries++) {
    const port = next;
    next = next >= LAST_PORT ? FIRST_PORT : next + 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${FIRST_PORT} and ${LAST_PORT}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
