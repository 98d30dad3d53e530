import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW, nodeOf, statusOf } from '../testing';
import { decode } from './decode';
import { encode } from './encode';
import { createPushIds } from './push-id';

function written(json: unknown, existing: unknown = null): unknown {
  const node = decode(json, { now: NOW }, { existing: nodeOf(existing), depth: 0 });
  return JSON.parse(encode(node));
}

describe('reading written JSON', () => {
  it('resolves all timestamps of one write to the same time', () => {
    const stamp = { '.sv': 'timestamp' };
    expect(written({ a: stamp, b: { c: stamp }, '.priority': stamp })).toEqual({
      a: NOW,
      b: { c: NOW },
      '.priority': NOW,
    });
  });

  it('adds increments to the stored number, or starts at the increment', () => {
    const plus = { '.sv': { increment: 2.5 } };
    expect(written({ n: plus, s: plus, none: plus }, { n: 1, s: 'text' })).toEqual({
      n: 3.5,
      s: 2.5,
      none: 2.5,
    });
  });

  it('reads leaves with priorities and ignores a null .value', () => {
    expect(written({ '.value': 'x', '.priority': 'p' })).toEqual({ '.value': 'x', '.priority': 'p' });
    expect(written({ '.value': null, a: 1 })).toEqual({ a: 1 });
    expect(written({ '.value': { '.sv': 'timestamp' } })).toBe(NOW);
  });

  it('drops nulls, empty objects and priorities without a value', () => {
    expect(written({ a: null, b: {}, c: [], d: { e: null }, '.priority': 4 })).toBeNull();
  });

  it('writes -0 as 0', () => {
    expect(Object.is(written({ a: -0 }), -0)).toBe(false);
    expect(written(-0)).toBe(0);
  });

  it.each([
    ['a key with a dot', { 'a.b': 1 }],
    ['a key with a slash', { 'a/b': 1 }],
    ['an empty key', { '': 1 }],
    ['a key of control characters', { '\u0001': 1 }],
    ['a key that is too long', { ['é'.repeat(385)]: 1 }],
    ['an unknown server value', { '.sv': 'rand' }],
    ['an increment that is not a number', { '.sv': { increment: 'x' } }],
    ['an object as priority', { a: 1, '.priority': { b: 1 } }],
    ['a boolean as priority', { a: 1, '.priority': true }],
    ['an infinite number', { a: Number.POSITIVE_INFINITY }],
  ])('refuses %s', (_name, json) => {
    expect(statusOf(() => void written(json))).toBe('invalid');
  });

  it('accepts 32 levels and refuses 33', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
    expect(statusOf(() => void written(nested(32)))).toBe('ok');
    expect(statusOf(() => void written(nested(33)))).toBe('invalid');
    expect(statusOf(() => void written(nested(5000)))).toBe('invalid');
  });

  it('refuses bad JSON and never fails in another way', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => ['ok', 'invalid'].includes(statusOf(() => void written(json)))),
    );
  });
});

describe('push ids', () => {
  it('are 20 characters that sort in the order they were made, even if the clock steps back', () => {
    const times = [1000, 1000, 1001, 999, 1001, 5000];
    const next = createPushIds(() => times.shift() ?? 6000);
    const ids = Array.from({ length: 8 }, next);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(8);
    for (const id of ids) expect(id).toMatch(/^[-\w]{20}$/);
  });
});
