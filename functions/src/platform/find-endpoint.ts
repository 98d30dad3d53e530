import type { Endpoint } from './endpoint';
import { ApiError } from './errors';

export interface FoundEndpoint {
  readonly endpoint: Endpoint;
  /** the values of the route's parameters */
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

/** @throws ApiError 'invalid-input' if a % escape is broken */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ApiError('invalid-input', 'The address has a broken % escape');
  }
}

/** The parameters if a path matches a route, else undefined. @throws ApiError 'invalid-input' */
export function matchPath(route: string, path: string): Record<string, string> | undefined {
  const expected = segmentsOf(route);
  const given = segmentsOf(path);
  if (expected.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined;
      continue;
    }
    const param = decoded(value);
    if (!param) return undefined;
    params[segment.slice(1)] = param;
  }
  return params;
}

/** The endpoint for a request. @throws ApiError 'not-found', 'method-not-allowed' or 'invalid-input' */
export function findEndpoint(endpoints: readonly Endpoint[], method: string, path: string): FoundEndpoint {
  let isKnownPath = false;
  for (const endpoint of endpoints) {
    const params = matchPath(endpoint.path, path);
    if (!params) continue;
    isKnownPath = true;
    if (endpoint.method === method) return { endpoint, params };
  }
  throw new ApiError(isKnownPath ? 'method-not-allowed' : 'not-found');
}
