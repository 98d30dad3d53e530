import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Databases } from '../store/databases';
import { callerOfHttp } from '../wire/credentials';
import { getData, patchData, postData, putData } from './data';
import { HttpError, httpErrorOf } from './http-error';
import { answerPreflight, sendError, sendJson, setCors } from './reply';
import { type DataRequest, readDataPath, readNamespaceName } from './request';
import { findSettingsHandler, isSettingsPath, type SettingsContext } from './settings';
import { streamData } from './stream';

type DataHandler = (to: DataRequest) => void | Promise<void>;

const DATA_HANDLERS: ReadonlyMap<string, DataHandler> = new Map<string, DataHandler>([
  ['GET', getData],
  ['HEAD', getData],
  ['PUT', putData],
  ['DELETE', putData],
  ['PATCH', patchData],
  ['POST', postData],
]);

function methodOf(request: IncomingMessage): string {
  const override = request.headers['x-http-method-override'];
  const canOverride = request.method === 'POST' && typeof override === 'string';
  return canOverride ? override.toUpperCase() : (request.method ?? 'GET');
}

function urlOf(request: IncomingMessage): URL {
  try {
    return new URL(request.url ?? '/', 'http://localhost');
  } catch {
    throw new HttpError(400, 'Invalid address');
  }
}

async function settings(context: SettingsContext, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams: params } = urlOf(request);
  if (callerOfHttp(request.headers.authorization, params).kind !== 'admin')
    throw new HttpError(401, 'Unauthorized request.');
  const handler = findSettingsHandler(methodOf(request), pathname);
  if (!handler) throw new HttpError(404, 'Not found');
  await handler(context, { request, response, params });
}

async function data(databases: Databases, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: params } = urlOf(request);
  const target = readDataPath(pathname);
  if (!target) throw new HttpError(404, 'Not found: data addresses end in .json');
  const caller = callerOfHttp(request.headers.authorization, params);
  const method = methodOf(request);
  const isStream = method === 'GET' && /\btext\/event-stream\b/.test(request.headers.accept ?? '');
  const handler = isStream ? streamData : DATA_HANDLERS.get(method);
  if (!handler) throw new HttpError(405, 'Method not allowed');
  const namespace = databases.acquire(readNamespaceName(request.headers.host, params));
  response.once('close', () => databases.release(namespace));
  await handler({ request, response, namespace, caller, ...target, params });
}

async function route(context: SettingsContext, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = urlOf(request);
  if (request.method === 'OPTIONS') answerPreflight(request, response);
  else if (pathname === '/') sendJson(response, 200, '{"status":"ok"}');
  else if (isSettingsPath(pathname)) await settings(context, request, response);
  else await data(context.databases, request, response);
}

/** Answers one HTTP request; no request, however bad, may do more than fail. */
export async function handleHttp(
  context: SettingsContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    setCors(request, response);
    await route(context, request, response);
  } catch (error) {
    const expected = httpErrorOf(error);
    if (!expected && !request.destroyed) console.error('Request failed:', error);
    if (response.headersSent) response.destroy();
    else sendError(response, expected?.status ?? 500, expected?.message ?? 'Internal error');
  }
}
