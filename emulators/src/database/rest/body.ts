import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error';

/** Largest body, as in the service (256 MB for a REST write). */
const MAX_BODY_BYTES = 256 * 1024 * 1024;

/** Reads a whole request body as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new HttpError(413, 'Data to write exceeds the maximum size');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses a body as JSON; the error text is the service's. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, "Invalid data; couldn't parse JSON object, array, or value.");
  }
}
