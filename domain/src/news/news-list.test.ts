import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewsEntry } from '../entities/news-flash';
import { LIMITS } from '../limits';
import { makeNewsFlash } from '../testing/factories';
import { timestamp } from '../testing/timestamp';
import { arrangeNews, currentNews, newsEntry, withNewsEntry } from './news-list';

const entry = (id: string, changes: Partial<NewsEntry> = {}): NewsEntry => ({
  id,
  newsFlash_title: id,
  description: '',
  newsFlash_featureImage: '',
  newsFlash_categories: '',
  categoryName: '',
  timeStamp: 0,
  expiresAt: null,
  ...changes,
});
const idsOf = (entries: readonly NewsEntry[]) => entries.map(({ id }) => id);

describe('the list of news for visitors (S2.1-13)', () => {
  it('S3-17: has what a visitor can read, in plain text', () => {
    const found = newsEntry(
      makeNewsFlash({
        newsFlash_content: '<p>Fern &amp; <b>slate</b><script>alert(1)</script></p>',
        timeStamp: timestamp(5),
        expires_at: timestamp(9),
      }),
    );
    expect(found).toMatchObject({ description: 'Fern & slate', timeStamp: 5, expiresAt: 9 });
    expect(newsEntry(makeNewsFlash({ is_published: false }))).toBeNull();
    const forStaff = { audience: 'staff', is_published: false, is_staff_published: true } as const;
    expect(newsEntry(makeNewsFlash(forStaff))).toBeNull();
  });

  it('S7.6-07: has the newest first, each once', () => {
    const list = arrangeNews([entry('a', { timeStamp: 1 }), entry('b', { timeStamp: 3 }), entry('c')]);
    expect(idsOf(list)).toEqual(['b', 'a', 'c']);
    expect(idsOf(withNewsEntry(list, 'a', entry('a', { timeStamp: 4 })))).toEqual(['a', 'b', 'c']);
    expect(idsOf(withNewsEntry(list, 'b', null))).toEqual(['a', 'c']);
  });

  it('leaves out what has expired, to the millisecond', () => {
    const list = [entry('over', { expiresAt: 10 }), entry('lasting', { expiresAt: 11 }), entry('ever')];
    expect(idsOf(currentNews(list, 10))).toEqual(['lasting', 'ever']);
  });

  it('fits its document, whatever the texts', () => {
    const long = arrangeNews(
      Array.from({ length: 700 }, (_, index) =>
        entry(`n${index}`, {
          timeStamp: index,
          newsFlash_title: '😀'.repeat(200),
          description: '😀'.repeat(155),
        }),
      ),
    );
    expect(new TextEncoder().encode(JSON.stringify(long)).length).toBeLessThanOrEqual(LIMITS.newsListBytes);
    expect(long[0]?.id).toBe('n699');
    const times = fc.array(fc.nat(50), { maxLength: 30 });
    fc.assert(
      fc.property(times, fc.nat(29), (stamps, changed) => {
        const all = stamps.map((timeStamp, index) => entry(`n${index}`, { timeStamp }));
        const list = withNewsEntry(arrangeNews(all), `n${changed}`, null);
        const sorted = list.every(
          (one, index) => index === 0 || (list[index - 1]?.timeStamp ?? 0) >= one.timeStamp,
        );
        return sorted && new Set(idsOf(list)).size === list.length && !idsOf(list).includes(`n${changed}`);
      }),
    );
  });
});
