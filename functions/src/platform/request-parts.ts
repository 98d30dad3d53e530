import { ApiError } from './errors';

/** Most bodies are small commands; files go to Storage. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** The parts of an Express request that we use. */
export interface InputRequest {
  readonly method: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly rawBody?: { readonly length: number };
  is(type: string): string | false | null;
}

/** The parts of a request, not parsed yet. */
export interface RequestParts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

function bodyOf(request: InputRequest, maxBytes: number): unknown {
  if (request.method === 'GET') return undefined;
  const size = request.rawBody?.length ?? 0;
  if (size > maxBytes) throw new ApiError('too-large');
  if (request.method === 'DELETE' && size === 0) return {};
  // A form on another site cannot send this type without a preflight, which we do not answer.
  if (!request.is('application/json')) throw new ApiError('unsupported-type');
  return request.body;
}

/** The parts a contract may have schemas for. @throws ApiError 'too-large' or 'unsupported-type' */
export const partsOf = (
  request: InputRequest,
  params: RequestParts['params'],
  maxBytes: number = BODY_LIMIT_BYTES,
): RequestParts => ({
  params,
  query: request.query,
  body: bodyOf(request, maxBytes),
});
