import { isObject, type JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import { parseJson } from '../http/body';

/** What a client POSTs: messages numbered from `offset`, and request headers in the handshake. */
export interface ForwardBody {
  readonly headers: ReadonlyMap<string, string>;
  readonly offset: number;
  readonly messages: readonly JsonObject[];
}

const MAX_MESSAGES = 1_000;

/** Parses a form body. @throws StatusError INVALID_ARGUMENT for anything a client would not send */
export function parseForwardBody(text: string): ForwardBody {
  const form = new URLSearchParams(text);
  const count = wholeNumber(form.get('count') ?? '0', 'count');
  if (count > MAX_MESSAGES) throw new StatusError('INVALID_ARGUMENT', 'Too many messages in one request.');
  const messages: JsonObject[] = [];
  for (let i = 0; i < count; i++) messages.push(messageAt(form, i));
  return {
    headers: parseHeaders(form.get('headers') ?? ''),
    offset: wholeNumber(form.get('ofs') ?? '0', 'ofs'),
    messages,
  };
}

function messageAt(form: URLSearchParams, index: number): JsonObject {
  const text = form.get(`req${index}___data__`);
  const value = text === null ? null : parseJson(text);
  if (!isObject(value)) throw new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request.");
  return value;
}

/** `Name:Value` lines; names are case-insensitive, kept in lower case. */
function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

function wholeNumber(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StatusError('INVALID_ARGUMENT', `Malformed ${name}.`);
  return Number(text);
}
