import { takesChatToken } from '@harborline/domain/session/takes-chat-token';
import type * as z from 'zod/mini';
import { report } from '../config/report';
import { appCheckHeaders } from '../firebase/app-check-headers';
import { auth } from '../firebase/auth';
import { chatTokens } from './chat-token';
import { announceUnauthorised } from './inbox-unauthorised';

/** The back end refused, '' if without a word, or could not be reached; `status` is 0 in the latter case. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface ApiRequest {
  /** values that are undefined are left out */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: object;
}

interface ApiCall<Answer> extends ApiRequest {
  /** what `data` of the answer has to look like */
  readonly schema: z.ZodMiniType<Answer>;
}

async function identityToken(): Promise<string | null> {
  return (await auth('staff').currentUser?.getIdToken()) ?? null;
}

function addressOf(path: string, query: ApiRequest['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

async function bodyOf(response: Response): Promise<object> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body = await bodyOf(response);
  // The status line is no message: it is English of the protocol, and newer protocols have none.
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  return new ApiError(response.status, message);
}

/** Tells the session of a 401 of the inbox service (S8-33). @throws what it was given */
function endIfUnauthorised(error: unknown): never {
  if (error instanceof ApiError && error.status === 401) announceUnauthorised();
  throw error;
}

/** @throws ApiError when nothing answers */
async function send(
  method: ApiMethod,
  path: string,
  { query, body }: ApiRequest,
  token: string | null,
): Promise<Response> {
  const appCheck = await appCheckHeaders();
  const sent = fetch(addressOf(path, query), {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...appCheck,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return sent.catch(() => {
    throw new ApiError(0, 'The server could not be reached.');
  });
}

/** A changed permission ends the chat tokens of before (D-20): a refused one is replaced once, then it counts. */
async function sendToInbox(method: ApiMethod, path: string, request: ApiRequest): Promise<Response> {
  const tokens = chatTokens();
  const token = (await tokens?.take()) ?? null;
  const response = await send(method, path, request, token);
  if (response.status !== 401 || tokens === null || token === null) return response;
  return send(method, path, request, await tokens.replace(token));
}

/**
 * Calls one of our own endpoints as the signed-in person of staff and returns the bare answer, for instance a
 * file. A 401 of the inbox service ends the session (S8-33); one of its sign-in is left to the caller.
 * @throws ApiError with the server's message for any status of 400 or above, and when offline
 */
export async function fetchApi(method: ApiMethod, path: string, request: ApiRequest = {}): Promise<Response> {
  const isOfInbox = takesChatToken(path);
  const response = isOfInbox
    ? await sendToInbox(method, path, request).catch(endIfUnauthorised)
    : await send(method, path, request, await identityToken());
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (isOfInbox) endIfUnauthorised(refusal);
  throw refusal;
}

/**
 * Calls one of our own endpoints as the signed-in person of staff: with the chat token for the inbox service,
 * with the identity token for all others (S7). Returns `data` of the answer if a schema is given for it.
 * @throws ApiError with the server's message for any status of 400 or above, when offline, and for an answer
 * that does not fit the schema
 */
export async function callApi(method: ApiMethod, path: string, request?: ApiRequest): Promise<void>;
export async function callApi<Answer>(
  method: ApiMethod,
  path: string,
  request: ApiCall<Answer>,
): Promise<Answer>;
export async function callApi<Answer>(
  method: ApiMethod,
  path: string,
  request: ApiRequest | ApiCall<Answer> = {},
): Promise<Answer | undefined> {
  const response = await fetchApi(method, path, request);
  if (!('schema' in request)) return undefined;
  const body = await bodyOf(response);
  const parsed = request.schema.safeParse('data' in body ? body.data : undefined);
  if (parsed.success) return parsed.data;
  report(`api-answer ${method} ${path}`, parsed.error.issues);
  throw new ApiError(response.status, 'The answer of the server could not be read.');
}
