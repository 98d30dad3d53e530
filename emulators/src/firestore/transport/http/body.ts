import type { IncomingMessage } from 'node:http';
import { isObject, type Json, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { MAX_REQUEST_BYTES } from '../request-size';

/** The body exceeds MAX_REQUEST_BYTES; the rest of it is not read. */
export class BodyTooLarge extends Error {}

/** Reads the whole body as text. @throws BodyTooLarge; rejects when the client goes away in between */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_REQUEST_BYTES) chunks.push(chunk);
      else reject(new BodyTooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const abandon = () => reject(new StatusError('CANCELLED', 'The client closed the request.'));
    request.on('error', abandon);
    request.on('close', abandon);
  });
}

/** A JSON object, whatever content type was declared; an empty body is `{}`. */
export async function readJsonBody(request: IncomingMessage): Promise<JsonObject> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  const value = parseJson(text);
  if (isObject(value)) return value;
  throw new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request.");
}

export function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request.");
  }
}
