import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text';
import { indexArticles } from './article-index';
import { rankArticles, SEARCH_TIERS } from './rank-articles';
import type { SearchEntry } from './search-entry';

type Entry = readonly [id: string, entry: SearchEntry];

const article = (id: string, title: string, keywords: string[] = [], text = ''): Entry => [
  id,
  { title, keywords, text, category: 'c' },
];

const indexOf = (articles: readonly Entry[]) => indexArticles([{ entries: Object.fromEntries(articles) }]);

const ranked = (query: string, ...articles: Entry[]) =>
  rankArticles(indexOf(articles), query).map((result) => `${result.article.id} ${result.tier}`);

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

  it('S9-23: a title contained in the query as plain text comes after whole words', () => {
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

  it('matches singular and plural, and forms of a verb', () => {
    expect(ranked('charging batteries', article('a', 'Charge your battery'))).toEqual(['a title-word']);
  });

  it('tolerates a misspelling only if nothing else was found', () => {
    const battery = article('battery', 'Battery care');
    expect(ranked('battrey', battery)).toEqual(['battery similar']);
    expect(ranked('battrey', battery, article('typo', 'The battrey'))).toEqual(['typo exact-title']);
    expect(ranked('zzyzx quux', battery)).toEqual([]);
  });

  it('tolerates a misspelling of a word that stands in texts only, and ranks titles before texts', () => {
    const text = article('text', 'A', [], 'Loosen the derailleur by hand.');
    const title = article('title', 'Derailleurs');
    expect(ranked('deraileur', text)).toEqual(['text similar']);
    expect(ranked('deraileur', text, title)).toEqual(['title similar', 'text similar']);
    expect(ranked('deraileur wobbling zzyzx', text)).toEqual([]);
  });

  it('D-60: in a text, a word common to most articles is not a hit on its own beside a rarer one', () => {
    const all = [
      article('common', 'A', [], 'The bike is fine.'),
      article('both', 'B', [], 'The bike does not start.'),
      article('rare', 'C', [], 'An engine that will start.'),
      article('more', 'D', [], 'A bike, again.'),
    ];
    expect(ranked('bike start', ...all)).toEqual(['both content', 'rare content']);
  });

  it('D-60: a common word counts if the library has no rarer one, and in a query of one word', () => {
    const all = [article('a', 'A', [], 'The bike.'), article('b', 'B', [], 'A bike.')];
    expect(ranked('bike zeppelin', ...all)).toEqual(['a content', 'b content']);
    expect(ranked('bike', ...all)).toEqual(['a content', 'b content']);
  });

  it('D-60: a common word still counts in titles and keywords', () => {
    const all = [
      article('text', 'A', [], 'The bike.'),
      article('title', 'Bike', [], 'A bike.'),
      article('keyword', 'B', ['bike'], 'A bike.'),
      article('rare', 'C', [], 'It will start.'),
    ];
    expect(ranked('start bike', ...all)).toEqual(['title title-word', 'keyword keyword', 'rare content']);
  });

  it('D-60: words that no article contains find nothing, even if one looks similar by chance', () => {
    const money = article('money', 'Money back');
    expect(ranked('purple monkey dishwasher', money)).toEqual([]);
    expect(ranked('monye', money)).toEqual(['money similar']);
  });

  it('S9-24: titles with equally many words are sorted by how rare these are and by the rest of the article', () => {
    expect(
      ranked(
        'bike error',
        article('bike', 'Bike'),
        article('other', 'Bike too'),
        article('error', 'Errors of a bicycle'),
        article('keyword', 'My other bike', ['error']),
      ),
    ).toEqual(['keyword title-word', 'error title-word', 'bike title-word', 'other title-word']);
  });

  it('matches short words of a text only as whole words', () => {
    const all = [article('carbon', 'A', [], 'Carbon fork.'), article('cars', 'B', [], 'Bikes and cars.')];
    expect(ranked('car', ...all)).toEqual(['cars content']);
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
    .map((entries) => entries.map((entry, index): Entry => [`a${index}`, { ...entry, category: 'c' }]));

  it('lists each article at most once, in the order of the tiers', () => {
    fc.assert(
      fc.property(library, phrase, (articles, query) => {
        const results = rankArticles(indexOf(articles), query);
        const orders = results.map(({ tier }) => SEARCH_TIERS.indexOf(tier));
        expect(new Set(results.map(({ article: { id } }) => id)).size).toBe(results.length);
        expect(orders).toEqual([...orders].sort((a, b) => a - b));
      }),
    );
  });

  it('does not depend on the order in which articles arrive', () => {
    fc.assert(
      fc.property(library, phrase, (articles, query) => {
        const ids = (list: readonly Entry[]) =>
          rankArticles(indexOf(list), query).map(({ article: { id } }) => id);
        expect(ids([...articles].reverse())).toEqual(ids(articles));
      }),
    );
  });

  it('finds every article by its own title, in the first tier', () => {
    fc.assert(
      fc.property(library, (articles) => {
        for (const [id, { title }] of articles) {
          const found = rankArticles(indexOf(articles), title).find((result) => result.article.id === id);
          expect(found?.tier).toBe('exact-title');
        }
      }),
    );
  });

  it('accepts any text as a query', () => {
    fc.assert(
      fc.property(library, anyText(), (articles, query) => {
        expect(rankArticles(indexOf(articles), query).length).toBeLessThanOrEqual(articles.length);
      }),
    );
  });
});
