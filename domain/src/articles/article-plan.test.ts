import { expect, it } from 'vitest';
import { timestamp } from '../testing/timestamp';
import { needsVerification, nextStep, nextVerification, scheduleFault } from './article-plan';

const NOW = 1_000_000;

it('S3-16: a schedule lies ahead, and an article is published before it is unpublished', () => {
  expect(scheduleFault({ publishAt: null, unpublishAt: null }, NOW)).toBe('none');
  expect(scheduleFault({ publishAt: NOW, unpublishAt: null }, NOW)).toBe('past');
  expect(scheduleFault({ publishAt: NOW + 2, unpublishAt: NOW - 1 }, NOW)).toBe('past');
  expect(scheduleFault({ publishAt: NOW + 2, unpublishAt: NOW + 2 }, NOW)).toBe('order');
  expect(scheduleFault({ publishAt: NOW + 2, unpublishAt: NOW + 3 }, NOW)).toBeUndefined();
  expect(scheduleFault({ publishAt: null, unpublishAt: NOW + 3 }, NOW)).toBeUndefined();
});

it('publishing comes first', () => {
  const at = timestamp(NOW);
  expect(nextStep({ publish_at: at, unpublish_at: at })).toBe('publish');
  expect(nextStep({ publish_at: null, unpublish_at: at })).toBe('unpublish');
  expect(nextStep({ publish_at: null, unpublish_at: null })).toBeUndefined();
});

it('an article is verified again after the chosen days, or never', () => {
  expect(nextVerification(0, 30)).toBe(30 * 24 * 60 * 60 * 1000);
  expect(nextVerification(0, 0)).toBeNull();
  expect(needsVerification({ verify_by: timestamp(NOW) }, NOW)).toBe(true);
  expect(needsVerification({ verify_by: timestamp(NOW + 1) }, NOW)).toBe(false);
  expect(needsVerification({ verify_by: null }, NOW)).toBe(false);
});
