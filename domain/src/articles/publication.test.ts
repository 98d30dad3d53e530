import { expect, it } from 'vitest';
import { isSearchable } from '../search/is-searchable';
import { makeArticle } from '../testing/factories';
import { audienceOf, isLive, publishedFor, UNPUBLISHED } from './publication';

it('S3-16: an article without an audience is for visitors', () => {
  expect(audienceOf(makeArticle())).toBe('public');
  expect(audienceOf(makeArticle({ audience: 'staff' }))).toBe('staff');
});

it('D-17: one for staff is published without being visible to visitors', () => {
  const forStaff = makeArticle(publishedFor('staff'));
  expect(isLive(forStaff)).toBe(true);
  expect(isSearchable(forStaff)).toBe(false);
  const forVisitors = makeArticle(publishedFor('public'));
  expect(isLive(forVisitors)).toBe(true);
  expect(isSearchable(forVisitors)).toBe(true);
  expect(isLive({ ...forStaff, ...UNPUBLISHED })).toBe(false);
  expect(isLive({ ...forVisitors, ...UNPUBLISHED })).toBe(false);
});
