import {
  type AnswerOf,
  type Contract,
  endpointName,
  type RequestOf,
  takesChatToken,
} from '@harborline/domain/api/contract';
import { report } from '../config/report';
import { appCheckHeaders } from '../firebase/app-check-headers';
import { auth } from '../firebase/auth';
import { apiAddress } from './api-address';
import { chatTokens } from './chat-token';
import { announceUnauthorised } from './inbox-unauthorised';

/** The back end refused, with its message or '', or could not be reached: then `status` is 0. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** A contract's request without its types. */
interface SentParts {
  readonly params?: Readonly<Record<string, string>>;
  /** undefined values are omitted */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  /** cancels the request; it then rejects with an ApiError */
  readonly signal?: AbortSignal;
}

interface Cancellable {
  readonly signal?: AbortSignal;
}

/** The request is optional if nothing in it is required. */
type RequestArgument<C extends Contract> =
  Record<never, never> extends RequestOf<C>
    ? [request?: RequestOf<C> & Cancellable]
    : [request: RequestOf<C> & Cancellable];

const unreachable = () => new ApiError(0, 'The server could not be reached.');

/** How Firebase says that a token could not be renewed for want of a connection. */
const UNREACHED_CODES: readonly unknown[] = ['auth/network-request-failed', 'appCheck/fetch-network-error'];

/** @throws ApiError with status 0 where a connection was missing, otherwise the error */
function asUnreachable(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  throw UNREACHED_CODES.includes(code) ? unreachable() : error;
}

/** @throws ApiError with status 0 if the token has expired, and nothing can be reached to renew it */
async function identityToken(): Promise<string | null> {
  return (await auth('staff').currentUser?.getIdToken().catch(asUnreachable)) ?? null;
}

function addressOf(contract: Contract, { params, query = {} }: SentParts): string {
  const path = apiAddress(contract, params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

function objectIn(text: string): object {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** The body, {} if it is no JSON. @throws ApiError if the page or the connection ended before all of it arrived */
async function bodyOf(response: Response): Promise<object> {
  const text = await response.text().catch(() => {
    throw unreachable();
  });
  return objectIn(text);
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body = await bodyOf(response).catch(() => ({}));
  // The status line is not a message for users, and newer protocols have none.
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  return new ApiError(response.status, message);
}

/** Tells the session about a 401 of the inbox service (S8-33). @throws the given error */
function endIfUnauthorised(error: unknown): never {
  if (error instanceof ApiError && error.status === 401) announceUnauthorised();
  throw error;
}

/** Every request that changes something declares JSON, even without a body. */
const bodyFor = ({ method }: Contract, { body }: SentParts): object | undefined =>
  body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});

/** @throws ApiError if there is no response */
async function send(contract: Contract, parts: SentParts, token: string | null): Promise<Response> {
  const appCheck = await appCheckHeaders().catch(asUnreachable);
  const body = bodyFor(contract, parts);
  const sent = fetch(addressOf(contract, parts), {
    method: contract.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...appCheck,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(parts.signal === undefined ? {} : { signal: parts.signal }),
  });
  return sent.catch(() => {
    throw unreachable();
  });
}

/** A changed permission revokes earlier chat tokens (D-20): a refused token is replaced once, a second 401 is final. */
async function sendWithChatToken(contract: Contract, parts: SentParts): Promise<Response> {
  const tokens = chatTokens();
  const token = (await tokens?.take()) ?? null;
  const response = await send(contract, parts, token);
  if (response.status !== 401 || tokens === null || token === null) return response;
  return send(contract, parts, await tokens.replace(token));
}

async function ask(contract: Contract, parts: SentParts): Promise<Response> {
  const isInboxCall = takesChatToken(contract);
  const response = isInboxCall
    ? await sendWithChatToken(contract, parts).catch(endIfUnauthorised)
    : await send(contract, parts, await identityToken());
  if (response.ok) return response;
  const refusal = await refusalOf(response);
  if (isInboxCall) endIfUnauthorised(refusal);
  throw refusal;
}

/**
 * Calls one of our own endpoints as the signed-in person and returns the bare response, for instance a file. A 401 of
 * the inbox service ends the session (S8-33); the caller handles a 401 of its sign-in.
 * @throws ApiError with the server's message for any status of 400 or above, and if offline
 */
export const fetchApi = <C extends Contract>(
  contract: C,
  ...[parts]: RequestArgument<C>
): Promise<Response> => ask(contract, { ...parts });

/**
 * Calls one of our own endpoints as the signed-in person: with the chat token for the inbox service, with the identity
 * token for all others (S7.0-03). Returns `data` of the response.
 * @throws ApiError with the server's message for any status of 400 or above, if offline, and for a response that does
 * not fit the contract
 */
export async function callApi<C extends Contract>(
  contract: C,
  ...[parts]: RequestArgument<C>
): Promise<AnswerOf<C>> {
  const response = await ask(contract, { ...parts });
  const { answer } = contract;
  if (answer === 'csv') throw new Error('A file is fetched, not called');
  const body = await bodyOf(response);
  const parsed = answer.safeParse('data' in body ? body.data : undefined);
  if (parsed.success) return parsed.data as AnswerOf<C>;
  report(`api-answer ${endpointName(contract)}`, parsed.error.issues);
  throw new ApiError(response.status, 'The answer of the server could not be read.');
}
