import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The bundled stand-in. */
export const BUNDLE = fileURLToPath(new URL('../../../dist/database.js', import.meta.url));

const FIRST_PORT = 9400;
const LAST_PORT = 9499;
const START_TIMEOUT_MS = 15_000;

export interface StandinOptions {
  readonly port?: number;
  readonly flags?: readonly string[];
  readonly nodeFlags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A running stand-in. */
export interface Standin {
  readonly port: number;
  readonly url: string;
  readonly process: ChildProcess;
  output(): string;
  /** Sends a signal and waits for the end; resolves with the exit code, null when the signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** A REST request with the administrator's rights. */
  admin(method: string, path: string, body?: unknown, ns?: string): Promise<Response>;
  /** Puts rules (the object of "rules") into force. */
  setRules(ns: string, rules: object): Promise<void>;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

const RANGE = LAST_PORT - FIRST_PORT + 1;
let next = Math.floor(Math.random() * RANGE);

/** A free port in this suite's range, another one each time. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < RANGE; tries += 1) {
    const port = FIRST_PORT + next;
    next = (next + 1) % RANGE;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${FIRST_PORT} and ${LAST_PORT}`);
}

async function waitUntilUp(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`Stand-in ended with ${child.exitCode}: ${output()}`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await sleep(25);
  }
  throw new Error(`Nothing answers at ${url}: ${output()}`);
}

/** Starts the stand-in with the flags that firebase-tools gives it and waits until it answers. */
export async function startStandin(options: StandinOptions = {}): Promise<Standin> {
  const port = options.port ?? (await freePort());
  const flags = ['--host', '127.0.0.1', '--port', String(port), '--single_project_mode', 'Warning'];
  const child = spawn(
    process.execPath,
    [...(options.nodeFlags ?? []), BUNDLE, ...flags, ...(options.flags ?? [])],
    {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilUp(url, child, () => output);
  const admin = adminOf(url);
  return {
    port,
    url,
    process: child,
    output: () => output,
    admin,
    async stop(signal = 'SIGINT') {
      child.kill(signal);
      return ended;
    },
    setRules: rulesSetter(admin),
  };
}

/** REST requests with the administrator's rights to a Realtime Database emulator. */
export function adminOf(url: string): Standin['admin'] {
  return (method, path, body, ns) =>
    fetch(`${url}${path}${ns === undefined ? '' : `${path.includes('?') ? '&' : '?'}ns=${ns}`}`, {
      method,
      headers: { authorization: 'Bearer owner' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** Puts rules into force, by REST. */
export function rulesSetter(admin: Standin['admin']): Standin['setRules'] {
  return async (ns, rules) => {
    const answer = await admin('PUT', '/.settings/rules.json', { rules }, ns);
    if (!answer.ok) throw new Error(await answer.text());
  };
}
