import { describe, expect, it } from 'vitest';
import { ApiError } from './errors';
import { type InputRequest, inputOf } from './request-input';

const request = (changes: Partial<InputRequest>): InputRequest => ({
  method: 'PATCH',
  query: { from: 'query' },
  body: { from: 'body', ref_uid: 'of the body' },
  rawBody: { length: 2 },
  is: () => 'application/json',
  ...changes,
});

const codeOf = (changes: Partial<InputRequest>) => {
  try {
    inputOf(request(changes), {});
  } catch (error) {
    if (error instanceof ApiError) return error.code;
  }
  return undefined;
};

describe('inputOf', () => {
  it('takes the query for GET and the body otherwise; the path wins', () => {
    const params = { ref_uid: 'of the path' };
    expect(inputOf(request({ method: 'GET' }), params)).toEqual({ from: 'query', ref_uid: 'of the path' });
    expect(inputOf(request({}), params)).toEqual({ from: 'body', ref_uid: 'of the path' });
  });

  it('wants JSON, of a modest size', () => {
    expect(codeOf({ is: () => false })).toBe('unsupported-type');
    expect(codeOf({ rawBody: { length: 16 * 1024 + 1 } })).toBe('too-large');
    expect(codeOf({ method: 'POST', rawBody: { length: 0 }, is: () => null })).toBe('unsupported-type');
  });

  it('lets DELETE come without a body', () => {
    const bare = request({ method: 'DELETE', rawBody: { length: 0 }, body: undefined, is: () => null });
    expect(inputOf(bare, { ref_uid: 'u1' })).toEqual({ ref_uid: 'u1' });
  });

  it('makes no object of what is none', () => {
    expect(inputOf(request({ body: ['a'] }), { ref_uid: 'u1' })).toEqual(['a']);
  });
});
