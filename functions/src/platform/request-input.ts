import { ApiError } from './errors';

/** Bodies are small commands; files go to Storage. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** What is used of an Express request. */
export interface InputRequest {
  readonly method: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly rawBody?: { readonly length: number };
  is(type: string): string | false | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sentWith(request: InputRequest): unknown {
  if (request.method === 'GET') return request.query;
  const size = request.rawBody?.length ?? 0;
  if (size > BODY_LIMIT_BYTES) throw new ApiError('too-large');
  if (request.method === 'DELETE' && size === 0) return {};
  // A form of a foreign page cannot send this type without a preflight, which nobody answers.
  if (!request.is('application/json')) throw new ApiError('unsupported-type');
  return request.body;
}

/**
 * Query or body with the parameters of the path, which win.
 * @throws ApiError 'too-large' or 'unsupported-type'
 */
export function inputOf(request: InputRequest, params: Readonly<Record<string, string>>): unknown {
  const sent = sentWith(request);
  return isRecord(sent) ? { ...sent, ...params } : sent;
}
