import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { anyText } from '../testing/any-text';
import { makeArticle } from '../testing/factories';
import { indexArticles } from './article-index';
import { htmlToText } from './html-to-text';
import { isSearchable } from './is-searchable';
import { rankArticles } from './rank-articles';
import { searchShardOf, toSearchEntry } from './search-shard';

describe('search shards', () => {
  it('spreads articles over the four shards, always the same way', () => {
    const ids = Array.from({ length: 1000 }, (_, index) => `article-${index}`);
    const counts = [0, 0, 0, 0];
    for (const id of ids) counts[searchShardOf(id)] = (counts[searchShardOf(id)] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(200);
    expect(searchShardOf('article-1')).toBe(searchShardOf('article-1'));
    expect(searchShardOf('')).toBe(0x811c9dc5 % 4);
  });

  it('keeps words, not markup', () => {
    expect(
      htmlToText(
        '<h2>Fit &amp; go</h2><p>Half<b>way</b>&nbsp;2&#215;</p><script>bad()</script><!-- x --><p>a<br>b</p>',
      ),
    ).toBe('Fit & go Halfway 2× a b');
    expect(htmlToText('1 < 2 and <style>p{}')).toBe('1 < 2 and');
  });

  it('survives any text', () => {
    fc.assert(fc.property(anyText(), (html) => typeof htmlToText(html) === 'string'));
  });

  it.each(['<', '<a', '<script ', '<script>', '<!--'])(
    'survives a whole article of %s, on which quadratic time would exceed the time limit',
    (piece) => expect(htmlToText(piece.repeat(400_000 / piece.length))).not.toContain('<script>'),
  );

  it('keeps the whole text of the longest article', () => {
    const words = 'word '.repeat((LIMITS.articleContent - 20) / 5);
    const entry = toSearchEntry(makeArticle({ article_content: `<p>${words}last</p>` }));
    expect(entry.text).toBe(`${words}last`);
  });

  it('cuts what is longer than an article may be', () => {
    const entry = toSearchEntry(makeArticle({ article_content: 'word '.repeat(LIMITS.articleContent) }));
    expect(entry.text.length).toBeLessThanOrEqual(LIMITS.articleContent);
  });

  it('D-17: unpublished and disabled articles are not searchable', () => {
    expect(isSearchable({ is_published: true, is_disabled: false })).toBe(true);
    expect(isSearchable({ is_published: false, is_disabled: false })).toBe(false);
    expect(isSearchable({ is_published: true, is_disabled: true })).toBe(false);
  });

  it('provides what ranking needs', () => {
    const shards = [{ entries: { a: toSearchEntry(makeArticle()) } }];
    expect(rankArticles(indexArticles(shards), 'reset your password')[0]?.tier).toBe('exact-title');
  });
});
