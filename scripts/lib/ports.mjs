import { readFileSync } from 'node:fs';
import { at } from './layout.mjs';

const source = readFileSync(at('domain/src/local-suite.ts'), 'utf8');

/** Distance of each service from the Hosting port, read from the table that the browser and tests use. */
function readOffsets() {
  const body = /PORT_OFFSETS = \{([^}]*)\}/.exec(source)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/(\w+): (\d+)/g)].map(([, name, offset]) => [name, Number(offset)]),
  );
}

export const PORT_OFFSETS = readOffsets();
export const DEFAULT_HOSTING_PORT = Number(/DEFAULT_HOSTING_PORT = (\d+)/.exec(source)?.[1]);
export const PROJECT_ID = /LOCAL_PROJECT_ID = '([^']+)'/.exec(source)?.[1] ?? '';

/** Port of every local service for a given Hosting port. */
export function portsFor(hostingPort) {
  return Object.fromEntries(
    Object.entries(PORT_OFFSETS).map(([name, offset]) => [name, hostingPort + offset]),
  );
}

/** Where answers by email come in, and what signs them. */
export const LOCAL_INBOUND_DOMAIN = /LOCAL_INBOUND_DOMAIN = '([^']+)'/.exec(source)?.[1] ?? '';
export const LOCAL_INBOUND_SECRET = /LOCAL_INBOUND_SECRET = '([^']+)'/.exec(source)?.[1] ?? '';
