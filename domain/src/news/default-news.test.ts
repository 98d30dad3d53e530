import { describe, expect, it } from 'vitest';
import type { NewsEntry } from '../entities/news-flash';
import { makeLibrary, makeNewsFlash } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { isShownNews, mayHaveNews, newsIdAt, withDefaultNews } from './default-news';
import { newsEntry } from './news-list';

const child = makeLibrary({ id: 'child', parent_lib_id: 'parent', disabled_default_newsFlash: false });
const entry = (id: string, ms: number): NewsEntry => {
  const made = newsEntry(makeNewsFlash({ id, timeStamp: timestamp(ms) }));
  if (made === null) throw new Error('It is not published');
  return made;
};
const idsOf = (entries: readonly NewsEntry[]) => entries.map(({ id }) => id);
const OWN = [entry('late', 9), entry('early', 1)];
const PARENTS = [entry('second', 8), entry('first', 2)];

describe('S3-07: the news of a child library', () => {
  it('has what it shows of its parent among its own, the newest first', () => {
    expect(idsOf(withDefaultNews(child, OWN, PARENTS))).toEqual(['late', 'second', 'first', 'early']);
    const some = { ...child, disabled_default_newsFlash: true, enabled_default_newsFlash: ['first', 'gone'] };
    expect(idsOf(withDefaultNews(some, OWN, PARENTS))).toEqual(['late', 'first', 'early']);
  });

  it('D-72: has its own alone before it chose, and without a parent', () => {
    const never = makeLibrary({ id: 'child', parent_lib_id: 'parent' });
    expect(withDefaultNews(never, OWN, PARENTS)).toEqual(OWN);
    expect(withDefaultNews({ ...child, parent_lib_id: '' }, OWN, PARENTS)).toEqual(OWN);
  });

  it('D-73: has a published copy in place of the original, at its address as well', () => {
    const own = [entry('second_of_child', 9)];
    expect(idsOf(withDefaultNews(child, own, PARENTS))).toEqual(['second_of_child', 'first']);
    expect(newsIdAt(child, 'second', own)).toBe('second_of_child');
    expect(newsIdAt(child, 'first', own)).toBe('first');
    expect(newsIdAt({ ...child, id: 'other' }, 'second', own)).toBe('second');
  });

  it('is linked to while there may be some', () => {
    const [alone, chosen] = [makeLibrary({ id: 'child' }), child];
    expect([mayHaveNews(alone), mayHaveNews(chosen)]).toEqual([false, true]);
    expect(mayHaveNews({ ...alone, latest_news_at: 5 })).toBe(true);
  });

  it('D-17: opens what it shows, and nothing that is over, unpublished, hidden or of other libraries', () => {
    const isShown = (changes: object, library = child) =>
      isShownNews(library, makeNewsFlash({ id: 'first', support_lib_id: 'parent', ...changes }), 5);
    expect(isShown({})).toBe(true);
    expect(isShown({ support_lib_id: 'child' })).toBe(true);
    expect(isShown({ support_lib_id: 'sibling' })).toBe(false);
    expect(isShown({ is_published: false })).toBe(false);
    expect(isShown({ expires_at: timestamp(5) })).toBe(false);
    expect(isShown({}, { ...child, disabled_default_newsFlash: true })).toBe(false);
    expect(isShown({ is_published: false, is_staff_published: true, audience: 'staff' })).toBe(false);
  });
});
