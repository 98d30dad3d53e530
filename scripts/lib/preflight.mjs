import { createServer } from 'node:net';
import { Refusal } from './say.mjs';

const OLDEST_NODE = [20, 19, 0];

/** Refuses a Node that is too old for the tools this project uses. */
export function checkNode(version = process.versions.node) {
  const parts = version.split('.').map(Number);
  for (let i = 0; i < OLDEST_NODE.length; i += 1) {
    const difference = (parts[i] ?? 0) - OLDEST_NODE[i];
    if (difference > 0) return;
    if (difference < 0) {
      throw new Refusal(
        `Node ${version} is too old; install Node ${OLDEST_NODE.join('.')} or newer from https://nodejs.org and run the command again.`,
      );
    }
  }
}

/** Whether a TCP port of this machine is free to listen on. */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Refuses to start when any port of the suite is in use, naming the first one and the remedy. */
export async function checkPorts(portsByService) {
  for (const [service, port] of Object.entries(portsByService)) {
    if (!(await isPortFree(port))) {
      throw new Refusal(
        `Port ${port} (${service}) is taken by another program; stop that program, or start elsewhere with 'npm start -- --port 9800'.`,
      );
    }
  }
}
