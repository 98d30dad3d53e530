import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint';
import { ApiError } from './errors';
import { findEndpoint, matchPath } from './find-endpoint';

const endpointAt = (method: string, path: string): Endpoint => ({
  method,
  path,
  rate: 'staffRead',
  access: { kind: 'open' },
  handle: () => ({ library: undefined, run: async () => undefined }),
});

const tickets = endpointAt('PATCH', '/api/inbox/tickets');
const read = endpointAt('GET', '/api/teams/permissions/:ref_uid/:role');
const reset = endpointAt('DELETE', '/api/teams/permissions/:ref_uid/:slug');
const endpoints = [tickets, read, reset];

const codeOf = (find: () => unknown) => {
  try {
    find();
  } catch (error) {
    if (error instanceof ApiError) return error.code;
  }
  return undefined;
};

describe('findEndpoint', () => {
  it('finds by method and path, with or without a trailing slash', () => {
    expect(findEndpoint(endpoints, 'PATCH', '/api/inbox/tickets')).toEqual({ endpoint: tickets, params: {} });
    expect(findEndpoint(endpoints, 'PATCH', '/api/inbox/tickets/').endpoint).toBe(tickets);
  });

  it('S7.1-14, S7.1-15: one path may name its parameters differently for each method', () => {
    const path = '/api/teams/permissions/u1/agent';
    expect(findEndpoint(endpoints, 'GET', path)).toEqual({
      endpoint: read,
      params: { ref_uid: 'u1', role: 'agent' },
    });
    expect(findEndpoint(endpoints, 'DELETE', path)).toEqual({
      endpoint: reset,
      params: { ref_uid: 'u1', slug: 'agent' },
    });
  });

  it('distinguishes a wrong path from a wrong method', () => {
    expect(codeOf(() => findEndpoint(endpoints, 'GET', '/api/inbox/other'))).toBe('not-found');
    expect(codeOf(() => findEndpoint(endpoints, 'DELETE', '/api/inbox/tickets'))).toBe('method-not-allowed');
    expect(codeOf(() => findEndpoint(endpoints, 'PUT', '/api/teams/permissions/a/b'))).toBe(
      'method-not-allowed',
    );
  });
});

describe('matchPath', () => {
  it('decodes a parameter after the split, so that an encoded slash stays inside it', () => {
    expect(matchPath('/roles/:id', '/roles/a%2Fb%20c')).toEqual({ id: 'a/b c' });
  });

  it('refuses an empty parameter, and more or fewer segments', () => {
    for (const path of ['/roles', '/roles/', '/roles//', '/roles/a/b']) {
      expect(matchPath('/roles/:id', path)).toBeUndefined();
    }
  });

  it('treats a broken escape as a bad request', () => {
    for (const path of ['/roles/%', '/roles/%zz', '/roles/%E0%A4%A']) {
      expect(codeOf(() => matchPath('/roles/:id', path))).toBe('invalid-input');
    }
  });
});
