import { Agent, request } from 'node:http';

/** An event as it goes over the wire. */
export interface EventMessage {
  readonly contentType: string;
  /** JSON text */
  readonly text: string;
}

/** A function may run for nine minutes; after this the answer no longer matters. */
const ANSWER_TIMEOUT_MS = 10 * 60_000;
/** A connection of its own per event: a kept one may be closed by the other side just when it is used again. */
const agent = new Agent({ keepAlive: false });

/** POSTs an event to the Functions emulator; resolves with the HTTP status of the answer. */
export function postEvent(url: string, { contentType, text }: EventMessage): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': contentType, 'content-length': Buffer.byteLength(text) };
    const call = request(url, { method: 'POST', agent, headers, timeout: ANSWER_TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error('no answer in time')));
    call.on('error', reject);
    call.end(text);
  });
}
