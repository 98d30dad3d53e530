import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchPackages } from './fetch-packages';

const PEER = '@firestore-emulator/server';
const PEER_VERSION = '0.3.15';
const START_TIMEOUT_MS = 20_000;

/** A Firestore server that can be started on a port. */
export interface Contestant {
  readonly name: string;
  /** arguments for this Node */
  command(port: number): string[];
}

export interface RunningServer {
  readonly port: number;
  /** from the spawn until the port accepts connections */
  readonly startMs: number;
  /** resident memory in MB */
  memory(): number;
  /** processor time used so far, in milliseconds; other work on the machine hardly affects it */
  processorMs(): number;
  stop(): Promise<void>;
}

export function standIn(root: string): Contestant {
  const main = join(root, 'emulators/dist/firestore.js');
  return { name: 'stand-in', command: (port) => [main, '--host', '127.0.0.1', '--port', String(port)] };
}

/** The peer from npm, fetched once into the local folder; undefined when the registry cannot be reached. */
export async function peer(root: string): Promise<Contestant | undefined> {
  const folder = join(root, '.local/bench/peer');
  if (!(await fetchPackages(folder, { [PEER]: PEER_VERSION }))) return undefined;
  const start = join(folder, 'start.cjs');
  writeFileSync(
    start,
    `const { FirestoreServer } = require('${PEER}');\nnew FirestoreServer().start(Number(process.argv[2]));\n`,
  );
  return { name: `${PEER} ${PEER_VERSION}`, command: (port) => [start, String(port)] };
}

export async function start({ command, name }: Contestant): Promise<RunningServer> {
  const port = await freePort();
  const startedAt = performance.now();
  // Requires no indexes, like the peer; has enough memory for its data.
  const env = { ...process.env, FIRESTORE_STANDIN_INDEXES: '', NODE_OPTIONS: '--max-old-space-size=4096' };
  const child = spawn(process.execPath, command(port), { env, stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await accepts(port))) {
    if (performance.now() - startedAt > START_TIMEOUT_MS) throw new Error(`${name} does not start`);
    await sleep(5);
  }
  return {
    port,
    startMs: performance.now() - startedAt,
    memory: () => residentMegabytes(child.pid ?? 0),
    processorMs: () => processorMilliseconds(child.pid ?? 0),
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** The kernel counts in hundredths of a second. */
function processorMilliseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const settle = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return address.port;
}
