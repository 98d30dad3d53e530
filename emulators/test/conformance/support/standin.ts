import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port';

export const PROJECT = 'demo-harborline-conf';
/** The bundle of the Firestore stand-in. */
export const MAIN = fileURLToPath(new URL('../../../dist/firestore.js', import.meta.url));
/** Rules for the suites' clients. */
export const RULES = fileURLToPath(new URL('../fixtures/firestore.rules', import.meta.url));
const START_TIMEOUT_MS = 15_000;

export interface StandinOptions {
  readonly port?: number;
  readonly flags?: readonly string[];
  readonly nodeFlags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Standin {
  readonly port: number;
  readonly url: string;
  readonly process: ChildProcess;
  /** its complete output */
  output(): string;
  /** Sends a signal and waits for the end; resolves with the exit code, or null when the signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** A request with the administrator's rights. */
  admin(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** Starts the Firestore stand-in as firebase-tools does and waits until it accepts connections. */
export async function startStandin(options: StandinOptions = {}): Promise<Standin> {
  const port = options.port ?? (await freePort());
  const flags = ['--host', '127.0.0.1', '--port', String(port), '--project_id', PROJECT, '--rules', RULES];
  const child = spawn(
    process.execPath,
    [...(options.nodeFlags ?? []), MAIN, ...flags, ...(options.flags ?? [])],
    {
      // If unset, the indexes would be those of the project in which the tests happen to start.
      env: { ...process.env, FIRESTORE_STANDIN_INDEXES: '', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    waitForPort(port),
    exited.then((code) => Promise.reject(new Error(`exited with ${code}: ${output}`))),
  ]);
  return {
    port,
    url,
    process: child,
    output: () => output,
    async stop(signal = 'SIGINT') {
      child.kill(signal);
      return exited;
    },
    admin: adminOf(url),
  };
}

/** Requests with the administrator's rights to a Firestore emulator. */
export function adminOf(url: string): Standin['admin'] {
  return async (method, path, body) => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const answer = await fetch(url + path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** Waits until a port accepts connections, as firebase-tools does. */
export async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await accepts(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Nothing listens on ${port}.`);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
