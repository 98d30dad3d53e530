import { gunzipSync } from 'node:zlib';
import { LIMITS } from '@harborline/domain/limits';
import { ArticleIndex } from '@harborline/domain/search/article-index';
import { decodeIndex } from '@harborline/domain/search/index-file';
import { rankArticles } from '@harborline/domain/search/rank-articles';
import {
  searchAnswerSchema,
  searchFilePath,
  searchTextsSchema,
} from '@harborline/domain/search/search-files';
import { makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { expect, it, vi } from 'vitest';
import { arrangeContent } from '../library-view/arrange-content';
import { answerSearch } from './answer-search';

const world = vi.hoisted(() => ({ articleCount: 0, synonyms: '', text: '' }));
const TEXT = 'Use the charger that came with the bike.';
world.text = TEXT;

function libraryWith(synonyms: string) {
  const library = makeLibrary();
  return { ...library, settings: { ...library.settings, synonyms } };
}

vi.mock('../library-view/library-head', () => ({
  libraryHead: async (id: string) => (id === 'nobody' ? null : { library: libraryWith(world.synonyms) }),
}));
vi.mock('../library-view/library-view', () => ({
  libraryView: async ({ library }: { library: object }) => ({
    library,
    content: contentOf(world.articleCount),
  }),
}));

const entry = (number: number) => ({
  title: `Charge battery ${number}`,
  keywords: ['power'],
  text: world.text,
  category: number === 0 ? 'hidden' : 'category-1',
});

const contentOf = (articleCount: number) =>
  arrangeContent({
    categories: [makeCategory(), makeCategory({ id: 'hidden', is_disabled: true })],
    translations: [],
    shards: [
      {
        entries: Object.fromEntries(
          Array.from({ length: articleCount }, (_, number) => [`a${number}`, entry(number)]),
        ),
      },
    ],
  });

const bytesOf = (body: string | Buffer | undefined) => gunzipSync(body ?? '');

it('S9-21 to S9-24: the index and the texts of a library are all that a browser needs to search it', async () => {
  world.articleCount = 3;
  const index = await answerSearch(searchFilePath('acme', 'index'));
  const texts = await answerSearch(searchFilePath('acme', 'texts'));
  expect([index, texts]).toMatchObject([
    { status: 200, isCompressed: true },
    { status: 200, isCompressed: true },
  ]);
  const data = decodeIndex(bytesOf(index?.body));
  expect(rankArticles(new ArticleIndex(data, null), 'charger')).toHaveLength(3);
  const read = searchTextsSchema.parse(JSON.parse(bytesOf(texts?.body).toString()));
  expect(read.a1).toContain('came with the bike');
});

it('answers a search itself, with what visitors may see and as many as were asked for', async () => {
  world.articleCount = 5;
  const ask = async (query: string) => {
    const answer = await answerSearch(`${searchFilePath('acme', 'answer')}?${query}`);
    return searchAnswerSchema.parse(JSON.parse(String(answer?.body))).results.map(({ id }) => id);
  };
  expect(await ask('q=charge+battery')).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(await ask('q=charge+battery&n=2')).toEqual(['a1', 'a2']);
  expect(await ask('q=charge+battery&n=-7')).toHaveLength(4);
  expect(await ask('q=')).toEqual([]);
});

it('S9-21: answers a search page by page, counted from 1', async () => {
  world.articleCount = 230;
  const ask = async (query: string) => {
    const answer = await answerSearch(`${searchFilePath('acme', 'answer')}?q=charge+battery${query}`);
    const { results, hasMore } = searchAnswerSchema.parse(JSON.parse(String(answer?.body)));
    return { ids: results.map(({ id }) => id), hasMore };
  };
  const pages = [await ask(''), await ask('&page=2'), await ask('&page=3')];
  expect(pages.map(({ ids, hasMore }) => [ids.length, hasMore])).toEqual([
    [100, true],
    [100, true],
    [29, undefined],
  ]);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(229);
  expect((await ask('&page=4')).ids).toEqual([]);
  expect((await ask('&n=2&page=2')).ids).toEqual(pages[0]?.ids.slice(2, 4));
});

it("tries the library's synonyms where nothing is found", async () => {
  world.articleCount = 2;
  const found = async () => {
    const answer = await answerSearch(`${searchFilePath('acme', 'answer')}?q=accumulator`);
    return searchAnswerSchema.parse(JSON.parse(String(answer?.body))).results;
  };
  expect(await found()).toEqual([]);
  world.synonyms = 'battery, accumulator';
  expect(await found()).toMatchObject([{ id: 'a1' }]);
  world.synonyms = '';
});

it('a browser is left no index of more than 1,000 articles', async () => {
  world.articleCount = 1_001;
  expect(await answerSearch(searchFilePath('acme', 'index'))).toMatchObject({ status: 200, body: '' });
  expect(await answerSearch(searchFilePath('acme', 'texts'))).toMatchObject({ status: 200, body: '{}' });
});

it('a browser is left no texts that take long to load, however few the articles are', async () => {
  world.articleCount = 11;
  world.text = 'x'.repeat(LIMITS.articleContent);
  expect(await answerSearch(searchFilePath('acme', 'index'))).toMatchObject({ status: 200, body: '' });
  expect(await answerSearch(searchFilePath('acme', 'texts'))).toMatchObject({ status: 200, body: '{}' });
  world.text = TEXT;
});

it('knows neither other addresses nor libraries that are not there', async () => {
  expect(await answerSearch('/article/search/acme/else')).toBeNull();
  expect(await answerSearch('/acme')).toBeNull();
  expect(await answerSearch(searchFilePath('nobody', 'index'))).toMatchObject({ status: 404 });
  expect(await answerSearch('/article/search/%2F/index')).toMatchObject({ status: 404 });
});
