import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeArticle } from '../testing/factories';
import { dedupeByTitle } from './dedupe-by-title';
import { editDistance, fuzzyScore } from './fuzzy-score';
import { htmlToText } from './html-to-text';
import { fold, meaningfulWords, wordRoot, wordsOf } from './normalise';
import { prepareArticle, prepareArticles } from './prepare-articles';
import { rankArticles, SEARCH_TIERS } from './rank-articles';
import { searchNotice } from './search-notice';
import { isSearchable, searchShardOf, toSearchEntry } from './search-shard';
import { highlightParts, makeSnippet } from './snippet';
import { STOP_WORDS } from './stop-words';
import { findWordStart, WordBeginnings } from './word-start';

const article = (id: string, title: string, keywords: string[] = [], text = '') =>
  prepareArticle(id, { title, keywords, text, category: 'c' });

const ranked = (query: string, ...articles: ReturnType<typeof article>[]) =>
  rankArticles(articles, query).map((result) => `${result.article.id} ${result.tier}`);

describe('rankArticles', () => {
  it('S9-23: keeps the specified order of tiers', () => {
    expect(
      ranked(
        'charge battery',
        article('content', 'Long rides', [], 'Before a tour you should charge the battery fully.'),
        article('keyword', 'Power', ['charge battery']),
        article('word', 'Storing a battery'),
        article('contains', 'Ways to charge battery packs'),
        article('starts', 'Charge battery at home'),
        article('exact', 'Charge battery'),
        article('none', 'Shipping'),
      ),
    ).toEqual([
      'exact exact-title',
      'starts title-starts',
      'contains title-contains',
      'word title-word',
      'keyword keyword',
      'content content',
    ]);
  });

  it('S9-23: a title contained in the query as text comes after whole words', () => {
    expect(ranked('ebikes charging', article('inside', 'Bike'), article('word', 'Charging'))).toEqual([
      'word title-word',
      'inside title-in-query',
    ]);
  });

  it('S9-23: titles that share words are sorted by the number of words', () => {
    expect(
      ranked(
        'motor error after rain',
        article('one', 'Motor noise'),
        article('two', 'Error codes of the motor'),
      ),
    ).toEqual(['two title-word', 'one title-word']);
  });

  it('S9-23: keywords that contain the query come first, by count', () => {
    expect(
      ranked(
        'late parcel',
        article('words', 'A', ['parcel', 'late']),
        article('one', 'B', ['late parcel']),
        article('two', 'C', ['late parcel', 'my late parcel']),
      ),
    ).toEqual(['two keyword', 'one keyword', 'words keyword']);
  });

  it('S9-22: stop-words do not count', () => {
    expect(ranked('how do I pair the app', article('pair', 'Pair app'), article('how', 'How do I'))).toEqual([
      'pair exact-title',
    ]);
  });

  it('D-26: a query of stop-words alone searches for itself', () => {
    expect(ranked('who are you', article('about', 'Who are you?'), article('other', 'Shipping'))).toEqual([
      'about exact-title',
    ]);
  });

  it('ignores case, accents and punctuation', () => {
    expect(ranked('CAFÉ-rack', article('rack', 'Café rack'))).toEqual(['rack exact-title']);
  });

  it('meets singular and plural, and forms of a verb', () => {
    expect(ranked('charging batteries', article('a', 'Charge your battery'))).toEqual(['a title-word']);
  });

  it('forgives a misspelling only when nothing else was found', () => {
    const battery = article('battery', 'Battery care');
    expect(ranked('battrey', battery)).toEqual(['battery similar']);
    expect(ranked('battrey', battery, article('typo', 'The battrey'))).toEqual(['typo exact-title']);
    expect(ranked('zzyzx quux', battery)).toEqual([]);
  });

  it('S5-16: a blank query finds nothing', () => {
    expect(ranked('  ?! ', article('a', 'Anything'))).toEqual([]);
  });

  it('finds text in scripts without spaces between words', () => {
    expect(ranked('充電', article('zh', '電池の充電方法'))).toEqual(['zh title-contains']);
  });

  const WORDS = ['battery', 'charge', 'the', 'motor', 'app', 'return', 'order', 'light', 'how', 'to'];
  const phrase = fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' '));
  const library = fc
    .array(fc.record({ title: phrase, keywords: fc.array(phrase, { maxLength: 2 }), text: phrase }), {
      maxLength: 12,
    })
    .map((entries) =>
      entries.map((entry, index) => prepareArticle(`a${index}`, { ...entry, category: 'c' })),
    );

  it('lists each article at most once, tiers never going back', () => {
    fc.assert(
      fc.property(library, phrase, (articles, query) => {
        const results = rankArticles(articles, query);
        const orders = results.map(({ tier }) => SEARCH_TIERS.indexOf(tier));
        expect(new Set(results.map(({ article: { id } }) => id)).size).toBe(results.length);
        expect(orders).toEqual([...orders].sort((a, b) => a - b));
      }),
    );
  });

  it('does not depend on the order in which articles arrive', () => {
    fc.assert(
      fc.property(library, phrase, (articles, query) => {
        const entries = articles.map(
          (entry) => [entry.id, { ...entry, keywords: [...entry.keywordLines] }] as const,
        );
        const ids = (list: typeof entries) =>
          rankArticles(prepareArticles([{ entries: Object.fromEntries(list) }]), query).map(
            ({ article: { id } }) => id,
          );
        expect(ids([...entries].reverse())).toEqual(ids(entries));
      }),
    );
  });

  it('finds every article by its own title, in the first tier', () => {
    fc.assert(
      fc.property(library, (articles) => {
        for (const { id, title } of articles) {
          const found = rankArticles(articles, title).find((result) => result.article.id === id);
          expect(found?.tier).toBe('exact-title');
        }
      }),
    );
  });

  it('takes any text as a query', () => {
    fc.assert(
      fc.property(library, fc.string({ unit: 'binary' }), (articles, query) => {
        expect(rankArticles(articles, query).length).toBeLessThanOrEqual(articles.length);
      }),
    );
  });
});

describe('stop-words and words', () => {
  it('S9-22: there are 70', () => {
    expect(STOP_WORDS.size).toBe(70);
    for (const word of STOP_WORDS) expect(wordsOf(word)).toEqual([word]);
  });

  it('strips them, unless nothing would be left (D-26)', () => {
    expect(meaningfulWords(['how', 'to', 'ride'])).toEqual(['ride']);
    expect(meaningfulWords(['how', 'to'])).toEqual(['how', 'to']);
  });

  it('folding keeps every position', () => {
    expect(fold('ÀÉİ Straße')).toBe('aei straße');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => fold(text).length === text.length));
  });

  it('keeps an apostrophe from splitting a word', () => {
    expect(wordsOf("Don’t won't 3.5")).toEqual(['dont', 'wont', '3', '5']);
  });

  it.each([
    ['batteries', 'battery'],
    ['charging', 'charge'],
    ['brakes', 'brake'],
    ['tyres', 'tyre'],
    ['returned', 'return'],
    ['keys', 'key'],
  ])('gives %s and %s one root', (first, second) => {
    expect(wordRoot(first)).toBe(wordRoot(second));
  });
});

describe('findWordStart', () => {
  it('finds beginnings of words only, also after quotation marks and dashes', () => {
    expect(findWordStart('happen app', 'app')).toBe(7);
    expect(findWordStart('the “app', 'app')).toBe(5);
    expect(findWordStart('home–app', 'app')).toBe(5);
    expect(findWordStart('éapp', 'app')).toBe(-1);
  });

  it('takes any place in scripts without spaces', () => {
    expect(findWordStart('電池の充電方法', '充電')).toBe(3);
  });

  it('is never contradicted by the set of beginnings', () => {
    const unit = fc.constantFrom('a', 'b', 'é', '電', ' ', '-', '“', '1');
    const start = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '電', '1'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), start, (text, word) => {
        if (findWordStart(text, word) >= 0) expect(new WordBeginnings(text).mayHold(word)).toBe(true);
      }),
      { numRuns: 1000 },
    );
    expect(new WordBeginnings('charging the battery').mayHold('motor')).toBe(false);
  });
});

describe('fuzzyScore (S9-24)', () => {
  it('reads plain keys and their article_* equivalents alike', () => {
    const plain = { title: 'Battery', description: 'Charging', keywords: ['power'] };
    const stored = { article_title: 'Battery', article_description: 'Charging', article_keywords: ['power'] };
    for (const word of ['battery', 'charging', 'power', 'bttery']) {
      expect(fuzzyScore(plain, [word])).toBe(fuzzyScore(stored, [word]));
      expect(fuzzyScore(plain, [word])).toBeGreaterThan(0);
    }
  });

  it('grows with the number of query words in the title', () => {
    const query = ['battery', 'care'];
    const both = fuzzyScore({ title: 'battery care' }, query);
    const one = fuzzyScore({ title: 'battery', keywords: ['care'] }, query);
    const none = fuzzyScore({ title: 'power', keywords: ['battery', 'care'] }, query);
    expect(both).toBeGreaterThan(one);
    expect(one).toBeGreaterThan(none);
  });

  it('is 0 for something else', () => {
    expect(fuzzyScore({ title: 'Shipping' }, ['battery'])).toBe(0);
  });

  it('edit distance is symmetric, 0 for the same word and stops at the limit', () => {
    expect(editDistance('battery', 'battrey', 2)).toBe(1);
    expect(editDistance('battery', 'shipping', 2)).toBe(3);
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (first, second) => {
        expect(editDistance(first, second, 9)).toBe(editDistance(second, first, 9));
        expect(editDistance(first, first, 9)).toBe(0);
      }),
    );
  });
});

describe('makeSnippet', () => {
  const long = `${'Some words before the thing. '.repeat(10)}Loosen the axle with a spanner. ${'And words after. '.repeat(10)}`;

  it('S5-20, S9-21: shows the first hit in at most 100 characters', () => {
    const snippet = makeSnippet(article('a', 'T', [], long), 'axle');
    expect(snippet).toContain('axle');
    expect(snippet.length).toBeLessThanOrEqual(100);
    expect(snippet).toMatch(/^…\S.*\S…$/u);
  });

  it('leaves a short text whole', () => {
    expect(makeSnippet(article('a', 'T', [], 'Short and good.'), 'good')).toBe('Short and good.');
  });

  it('S5-20: is never longer than 100 characters, and never half a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ maxLength: 12 }),
        (text, query) => {
          const snippet = makeSnippet(article('a', 'T', [], text), query);
          expect(snippet.length).toBeLessThanOrEqual(100);
          expect(snippet).not.toMatch(/[\ud800-\udfff]/u);
        },
      ),
    );
  });

  it('marks the words that were asked for and loses none', () => {
    expect(highlightParts('Charging the Battery.', 'battery charge')).toEqual([
      { text: 'Charging', isHit: true },
      { text: ' the ', isHit: false },
      { text: 'Battery', isHit: true },
      { text: '.', isHit: false },
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, query) => {
        expect(
          highlightParts(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('dedupeByTitle', () => {
  it('S5-21: keeps the first of each title, whatever its case', () => {
    const items = ['Returns', 'returns ', 'RETURNS', 'Refunds'];
    expect(dedupeByTitle(items, (title) => title)).toEqual(['Returns', 'Refunds']);
  });
});

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
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (html) => typeof htmlToText(html) === 'string'));
    const started = Date.now();
    htmlToText('<'.repeat(50_000));
    htmlToText('<script>'.repeat(5_000));
    htmlToText('<!--'.repeat(20_000));
    expect(Date.now() - started).toBeLessThan(1_500);
  });

  it('cuts what it stores to the limits', () => {
    const entry = toSearchEntry(makeArticle({ article_content: `<p>${'word '.repeat(2000)}</p>` }));
    expect(entry.text.length).toBe(4_000);
  });

  it('D-17: unpublished and disabled articles are not searchable', () => {
    expect(isSearchable({ is_published: true, is_disabled: false })).toBe(true);
    expect(isSearchable({ is_published: false, is_disabled: false })).toBe(false);
    expect(isSearchable({ is_published: true, is_disabled: true })).toBe(false);
  });

  it('ranks what shards hold', () => {
    const shards = [{ entries: { a: toSearchEntry(makeArticle()) } }];
    expect(rankArticles(prepareArticles(shards), 'reset your password')[0]?.tier).toBe('exact-title');
  });
});

describe('searchNotice', () => {
  it('S5-16, S5-17: a blank search is marked as such', () => {
    expect(searchNotice('   ', 0)).toMatchObject({
      isBlank: true,
      warning: '',
      emptyMessage: '',
      offersContact: false,
    });
  });

  it('S5-18: one word is warned about, results or not', () => {
    const warning =
      'Using only one keyword will lead to irrelevant results. Add more keywords to get more accurate results.';
    expect(searchNotice('battery', 3)).toMatchObject({ warning, emptyMessage: '', offersContact: false });
    expect(searchNotice(' battery ', 0)).toMatchObject({ warning, emptyMessage: '', offersContact: true });
  });

  it('S5-19: several words that find nothing say so', () => {
    expect(searchNotice('lost my keys', 0)).toMatchObject({
      warning: '',
      emptyMessage: 'No article found related to your searchquery',
      offersContact: true,
    });
  });
});
