import { describe, expect, it } from 'vitest';
import { isWaitingFor, readEventType } from './function-trigger';
import { matchesPath, readPathPattern } from './path-pattern';

describe('patterns of paths', () => {
  it.each([
    ['mail/{id}', 'mail/m1', true],
    ['mail/{id}', 'mail/m1/sub/x', false],
    ['mail/{id=*}', 'mail/m1', true],
    ['mail/m1', 'mail/m1', true],
    ['mail/m1', 'mail/m2', false],
    ['{all=**}', 'a/b/c/d', true],
    ['a/{rest=**}', 'a/b/c/d', true],
    ['a/{rest=**}', 'x/b', false],
    ['{c}/{id}', 'a/b', true],
    ['a/{x=**}/c/{d}', 'a/1/2/3/c/4', true],
    ['a/*', 'a/b', true],
    ['/a/{x}/', 'a/b', true],
    ['a/{x=b}', 'a/b', true],
    ['a/{x=b}', 'a/c', false],
    ['a/**', 'a', false],
  ])('%s on %s: %s', (pattern, path, matches) => {
    expect(matchesPath(readPathPattern(pattern), path.split('/'))).toBe(matches);
  });
});

describe('event types', () => {
  const names = { v1: 'old/document', v2: 'new.document.v1' };

  it.each([
    ['new.document.v1.created', { kind: 'created', generation: 2 }],
    ['new.document.v1.written', { kind: 'written', generation: 2 }],
    ['old/document.delete', { kind: 'deleted', generation: 1 }],
    ['old/document.update', { kind: 'updated', generation: 1 }],
    ['new.document.v1.create', undefined],
    ['new.document.v1.', undefined],
    ['old/document.created', undefined],
    ['other.created', undefined],
  ])('%s', (eventType, expected) => {
    expect(readEventType(eventType, names)).toEqual(expected);
  });
});

describe('kinds of events', () => {
  const [none, there] = [false, true];
  it.each([
    ['created', none, there, true],
    ['created', there, there, false],
    ['created', there, none, false],
    ['deleted', there, none, true],
    ['deleted', there, there, false],
    ['updated', there, there, true],
    ['updated', none, there, false],
    ['updated', there, none, false],
    ['written', there, there, true],
    ['written', none, there, true],
    ['written', there, none, true],
  ] as const)('%s: %s to %s is %s', (kind, wasThere, isThere, expected) => {
    expect(isWaitingFor(kind, wasThere, isThere)).toBe(expected);
  });
});
