import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** An event as it goes over the wire. */
export interface EventMessage {
  readonly contentType: string;
  /** as JSON text */
  readonly text: string;
}

/** The process that worked on an event ended without an answer. */
export class WorkerDied extends Error {}

/** A function may run for nine minutes; after ten, its answer no longer matters. */
const ANSWER_TIMEOUT_MS = 10 * 60_000;
/**
 * The Functions emulator gives a process 30 seconds to start and never answers its request if it does
 * not start or is killed meanwhile. For the event of a worker that died it starts another.
 */
const RESTART_TIMEOUT_MS = 35_000;
/** Waits before an event is delivered again, one for each time its worker died. */
const REDELIVERY_MS = [500, 1_000, 2_000, 4_000] as const;
/** What the Functions emulator reports in its answer when the connection to a worker breaks. */
const BROKEN_CONNECTIONS: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ENOENT']);
/** One connection per event: the other side might close a reused one just as we send. */
const agent = new Agent({ keepAlive: false });

/**
 * POSTs an event to the Functions emulator. An event whose worker died is delivered again, as production does for a
 * function that asks for retries; an event that a function refused is not.
 * @returns the HTTP status of the answer
 * @throws WorkerDied when each delivery cost a worker
 */
export async function postEvent(url: string, message: EventMessage): Promise<number> {
  let timeoutMs = ANSWER_TIMEOUT_MS;
  for (const waitMs of REDELIVERY_MS) {
    try {
      return await postOnce(url, message, timeoutMs);
    } catch (error) {
      if (!(error instanceof WorkerDied)) throw error;
      await sleep(waitMs);
      timeoutMs = RESTART_TIMEOUT_MS;
    }
  }
  return postOnce(url, message, timeoutMs);
}

function postOnce(url: string, { contentType, text }: EventMessage, timeoutMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(text) };
    const call = request(url, { method: 'POST', agent, headers, timeout: timeoutMs }, (answer) => {
      statusOf(answer).then(resolve, reject);
    });
    call.on('timeout', () => {
      const isRestart = timeoutMs === RESTART_TIMEOUT_MS;
      call.destroy(isRestart ? new WorkerDied('no worker started') : new Error('no answer in time'));
    });
    call.on('error', reject);
    call.end(text);
  });
}

async function statusOf(answer: IncomingMessage): Promise<number> {
  const status = answer.statusCode ?? 0;
  if (status !== 500) {
    answer.on('error', () => undefined).resume();
    return status;
  }
  let body = '';
  for await (const chunk of answer) body += String(chunk);
  if (BROKEN_CONNECTIONS.has(codeIn(body))) throw new WorkerDied('its worker died');
  return status;
}

function codeIn(body: string): unknown {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed ? parsed.code : undefined;
  } catch {
    return undefined;
  }
}
