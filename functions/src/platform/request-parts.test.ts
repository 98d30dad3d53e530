import { describe, expect, it } from 'vitest';
import { ApiError } from './errors';
import { type InputRequest, partsOf } from './request-parts';

const request = (changes: Partial<InputRequest>): InputRequest => ({
  method: 'PATCH',
  query: { from: 'query' },
  body: { from: 'body' },
  rawBody: { length: 2 },
  is: () => 'application/json',
  ...changes,
});

const codeOf = (changes: Partial<InputRequest>) => {
  try {
    partsOf(request(changes), {});
  } catch (error) {
    if (error instanceof ApiError) return error.code;
  }
  return undefined;
};

describe('the parts of a request', () => {
  it('are kept apart, so that none can replace another; GET has no body', () => {
    const params = { ref_uid: 'u1' };
    expect(partsOf(request({}), params)).toEqual({
      params,
      query: { from: 'query' },
      body: { from: 'body' },
    });
    expect(partsOf(request({ method: 'GET' }), params).body).toBeUndefined();
  });

  it('must be JSON of a modest size', () => {
    expect(codeOf({ is: () => false })).toBe('unsupported-type');
    expect(codeOf({ rawBody: { length: 16 * 1024 + 1 } })).toBe('too-large');
    expect(codeOf({ method: 'POST', rawBody: { length: 0 }, is: () => null })).toBe('unsupported-type');
  });

  it('may be larger where the contract says so', () => {
    const large = request({ rawBody: { length: 20_000 } });
    expect(partsOf(large, {}, 20_000).body).toEqual({ from: 'body' });
    expect(() => partsOf(large, {}, 19_999)).toThrow();
  });

  it('need no body for DELETE', () => {
    const bare = request({ method: 'DELETE', rawBody: { length: 0 }, body: undefined, is: () => null });
    expect(partsOf(bare, {}).body).toEqual({});
  });
});
