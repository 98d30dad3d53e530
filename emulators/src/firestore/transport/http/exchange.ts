import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../../../shared/status-error';

/** One HTTP request with its URL parsed; parts that may contain an encoded slash are not decoded. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** as sent, percent-encoding included */
  readonly rawPath: string;
  readonly query: URLSearchParams;
}

export function exchangeOf(request: IncomingMessage, response: ServerResponse): Exchange {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  return {
    request,
    response,
    method: request.method ?? 'GET',
    rawPath: mark < 0 ? url : url.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)),
  };
}

/** Decodes one path segment. @throws StatusError INVALID_ARGUMENT for a malformed escape */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new StatusError('INVALID_ARGUMENT', `Malformed percent-encoding in the path: ${segment}`);
  }
}

/** Decodes a slash-separated path segment by segment, empty segments dropped. */
export function decodePath(rawPath: string): string[] {
  return rawPath
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment);
}
