import { buildIndex } from '@harborline/domain/search/index-data';
import { encodeIndex } from '@harborline/domain/search/index-file';
import { createSearchEngine } from '@harborline/domain/search/search-engine';
import { searchFilePath } from '@harborline/domain/search/search-files';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFirestore } from '../../../shared/testing/fake-firestore';
import { loadSearchEngine } from './load-search-engine';

const acme = makeLibrary({ id: 'acme' });
const entries = {
  a: { title: 'Charge your battery', keywords: [], text: 'Use the charger.', category: 'c' },
  b: { title: 'Tyres', keywords: [], text: 'Charge nothing, pump them.', category: 'c' },
};
const shards = [{ entries }];
const visible = new Set(['c']);
const expected = createSearchEngine(shards).search('charge', visible);

const paths = {
  index: searchFilePath('acme', 'index'),
  texts: searchFilePath('acme', 'texts'),
  answer: `${searchFilePath('acme', 'answer')}?q=charge`,
};

/** Serves some of the function's files; the rest is the database's. */
function serve(files: Readonly<Record<string, () => Response>>) {
  const { answer } = fakeFirestore({ 'SearchShards/acme_0': { support_lib_id: 'acme', entries } });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(url.includes('documents:') ? 'database' : url);
    return files[url]?.() ?? answer(url, init);
  });
  return asked;
}

const index = () => new Response(Uint8Array.from(encodeIndex(buildIndex(shards).data)));
const texts = () => Response.json({ a: entries.a.text, b: entries.b.text });

afterEach(() => void vi.unstubAllGlobals());

it('S9-22, S9-23: searches the index of a small library without a document read', async () => {
  const asked = serve({ [paths.index]: index, [paths.texts]: texts });
  const search = await loadSearchEngine(acme);
  const suggested = await search.suggest('charge', visible, 1);
  expect(suggested.results.map(({ id }) => id)).toEqual(['a']);
  expect(asked).toEqual([paths.index]);
  expect(await search.search('charge', visible)).toEqual(expected);
  await search.search('tyres', visible);
  expect(asked).toEqual([paths.index, paths.texts]);
});

it('finds articles without snippets while their texts cannot be read', async () => {
  serve({ [paths.index]: index });
  const { results } = await (await loadSearchEngine(acme)).search('charge', visible);
  expect(results.map(({ id }) => id)).toEqual(expected.results.map(({ id }) => id));
});

it('has the function search a large library, and only for what is typed last', async () => {
  const asked = serve({
    [paths.index]: () => new Response(''),
    [paths.answer]: () => Response.json(expected),
    [`${paths.answer}&n=1`]: () => Response.json({ ...expected, results: expected.results.slice(0, 1) }),
  });
  const search = await loadSearchEngine(acme);
  expect(await search.search('charge', visible)).toEqual(expected);
  const [early, last] = [search.suggest('char', visible, 1), search.suggest('charge', visible, 1)];
  expect((await early).results).toEqual([]);
  expect((await last).results).toHaveLength(1);
  expect(asked).toEqual([paths.index, paths.answer, `${paths.answer}&n=1`]);
});

it('searches the documents when the function is down, from the beginning or later', async () => {
  expect(await (await loadSearchEngineFrom({})).search('charge', visible)).toEqual(expected);
  const large = await loadSearchEngineFrom({ [paths.index]: () => new Response('') });
  expect(await large.search('charge', visible)).toEqual(expected);
});

async function loadSearchEngineFrom(files: Parameters<typeof serve>[0]) {
  serve(files);
  return loadSearchEngine(acme);
}
