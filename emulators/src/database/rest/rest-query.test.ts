import { describe, expect, it } from 'vitest';
import { HttpError, httpErrorOf } from './http-error';
import { readDataPath, readNamespaceName } from './request';
import { readRestQuery } from './rest-query';

const read = (params: Record<string, string>) => readRestQuery(new URLSearchParams(params));

function problemOf(run: () => unknown): string {
  try {
    run();
    return 'none';
  } catch (error) {
    return httpErrorOf(error)?.message ?? 'crash';
  }
}

describe('REST queries', () => {
  it('read all parameters', () => {
    expect(read({ orderBy: '"a/b"', startAt: '1,"k"', endAt: '"z"', limitToFirst: '3' })).toEqual({
      index: 'a/b',
      start: { value: 1, key: 'k', isInclusive: true },
      end: { value: 'z', isInclusive: true },
      limit: { count: 3, from: 'first' },
    });
    expect(read({ orderBy: '"$key"', equalTo: '"k"' })).toEqual({
      index: '.key',
      start: { value: 'k', isInclusive: true },
      end: { value: 'k', isInclusive: true },
    });
    expect(read({ orderBy: '"$value"', startAfter: '5', limitToLast: '1' })).toEqual({
      index: '.value',
      start: { value: 5, key: '[MAX_NAME]', isInclusive: false },
      limit: { count: 1, from: 'last' },
    });
    expect(read({ orderBy: '"$priority"', endBefore: 'true' })).toEqual({
      index: '.priority',
      end: { value: true, key: '[MIN_NAME]', isInclusive: false },
    });
    expect(read({ print: 'pretty' })).toBeUndefined();
  });

  it.each([
    [{ limitToFirst: '1' }, 'orderBy must be defined'],
    [{ orderBy: 'name' }, 'orderBy must be a valid JSON encoded value'],
    [{ orderBy: '5' }, 'Index must be a string'],
    [{ orderBy: '"a"', startAt: 'x' }, 'startAt must be a valid JSON encoded value'],
    [{ orderBy: '"a"', startAt: '{}' }, 'Query values must be'],
    [{ orderBy: '"a"', limitToFirst: '0' }, 'Limit must be a positive integer'],
    [{ orderBy: '"a"', limitToFirst: '1', limitToLast: '1' }, 'Only one of'],
    [{ orderBy: '"$key"', startAt: '5' }, 'Key order needs strings'],
  ])('%j is refused', (params, message) => {
    expect(problemOf(() => read(params))).toContain(message);
  });
});

describe('REST addresses', () => {
  it('name a path', () => {
    expect(readDataPath('/a%20b/%C3%BC.json')).toEqual({ path: ['a b', 'ü'], isPriority: false });
    expect(readDataPath('/.json')).toEqual({ path: [], isPriority: false });
    expect(readDataPath('/a/.priority.json')).toEqual({ path: ['a'], isPriority: true });
    expect(readDataPath('/a/b')).toBeUndefined();
    expect(problemOf(() => readDataPath('/a%2Fb.json'))).toContain('Invalid key');
    expect(problemOf(() => readDataPath('/%E0%A4%A.json'))).toContain('not properly encoded');
  });

  it('name a database by parameter or host', () => {
    expect(readNamespaceName('localhost:9000', new URLSearchParams('ns=mine'))).toBe('mine');
    expect(readNamespaceName('mine.localhost:9000', new URLSearchParams())).toBe('mine');
    for (const host of ['localhost:9000', '127.0.0.1:9000', undefined])
      expect(() => readNamespaceName(host, new URLSearchParams())).toThrow(HttpError);
  });
});
