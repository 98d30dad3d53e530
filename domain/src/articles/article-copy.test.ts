import { expect, it } from 'vitest';
import { timestamp } from '../testing/timestamp';
import { copyIdOf, hasUpdate } from './article-copy';

it('U-12: a library has one copy of an article, and its own', () => {
  expect(copyIdOf('child', 'guide')).toBe('guide_of_child');
  expect(copyIdOf('other', 'guide')).not.toBe(copyIdOf('child', 'guide'));
});

it('U-12: there is an update once the parent has saved later than what the copy knows', () => {
  const copy = { origin_updated_at: timestamp(1_000) };
  const origin = (ms: number, is_published = true) => ({ updated_at: timestamp(ms), is_published });
  expect(hasUpdate(copy, origin(1_000))).toBe(false);
  expect(hasUpdate(copy, origin(1_001))).toBe(true);
  expect(hasUpdate(copy, origin(1_001, false))).toBe(false);
  expect(hasUpdate({}, origin(1_001))).toBe(false);
});
