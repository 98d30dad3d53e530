import { expect, it } from 'vitest';
import { VISITOR_UID_LIMIT, withVisitor } from './visitor-uids';

it('adds a browser once', () => {
  expect(withVisitor(['a'], 'b')).toEqual({ uids: ['a', 'b'], removed: [] });
  expect(withVisitor(['a', 'b'], 'b')).toEqual({ uids: ['a', 'b'], removed: [] });
  expect(withVisitor([], 'a')).toEqual({ uids: ['a'], removed: [] });
});

it('keeps the first browser and drops the oldest other one when full', () => {
  const full = Array.from({ length: VISITOR_UID_LIMIT }, (_, index) => `u${index}`);
  const { uids, removed } = withVisitor(full, 'new');
  expect(uids).toHaveLength(VISITOR_UID_LIMIT);
  expect(uids[0]).toBe('u0');
  expect(uids.at(-1)).toBe('new');
  expect(removed).toEqual(['u1']);
});
