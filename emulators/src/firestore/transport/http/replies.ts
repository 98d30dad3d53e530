import type { ServerResponse } from 'node:http';
import { errorBody, failureOf } from '../failure';
import { requestTooLarge } from '../request-size';
import { BodyTooLarge } from './body';

export function replyJson(response: ServerResponse, value: unknown, status = 200): void {
  replyJsonText(response, JSON.stringify(value), status);
}

export function replyJsonText(response: ServerResponse, text: string, status = 200): void {
  reply(response, status, 'application/json; charset=utf-8', text);
}

export function replyText(response: ServerResponse, status: number, text: string): void {
  reply(response, status, 'text/plain; charset=utf-8', text);
}

export function replyHtml(response: ServerResponse, html: string): void {
  reply(response, 200, 'text/html; charset=utf-8', html);
}

/** Answers with the failure, or only hangs up when an answer has already begun. */
export function replyError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof BodyTooLarge) {
    // The rest of the body is not read, so the connection cannot be used again.
    response.setHeader('connection', 'close');
  }
  const failure = failureOf(error instanceof BodyTooLarge ? requestTooLarge() : error);
  replyJson(response, errorBody(failure, failure.httpStatus), failure.httpStatus);
}

function reply(response: ServerResponse, status: number, contentType: string, text: string): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
