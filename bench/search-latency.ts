import { gunzipSync, gzipSync } from 'node:zlib';
import { LIMITS } from '@harborline/domain/limits';
import { ArticleIndex } from '@harborline/domain/search/article-index';
import { buildIndex } from '@harborline/domain/search/index-data';
import { decodeIndex, encodeIndex } from '@harborline/domain/search/index-file';
import { rankArticles } from '@harborline/domain/search/rank-articles';
import type { SearchEntry } from '@harborline/domain/search/search-entry';
import { type CorpusSize, searchCorpus } from './search-corpus';
import type { SearchPeer } from './search-peers';
import type { RowName } from './tables';

/** The first searches are slow until the engine has compiled them; a visitor types more than one. */
const WARM_UP = 20;

export interface SearchTimes {
  readonly name: RowName<'searchShort'>;
  /** until the first search can be asked */
  readonly readyMs?: number;
  readonly queryMs: readonly number[];
}

interface SearchFigures {
  readonly rows: readonly SearchTimes[];
  /** of the index, as it is stored */
  readonly indexBytes: number;
  /** of the articles' texts alone, by gzip at its best */
  readonly textBytes: number;
}

function timed<Result>(work: () => Result): { result: Result; ms: number } {
  const startedAt = performance.now();
  const result = work();
  return { result, ms: performance.now() - startedAt };
}

function askAll(search: (query: string) => unknown, queries: readonly string[]): number[] {
  for (const query of queries.slice(0, WARM_UP)) search(query);
  return queries.map((query) => timed(() => search(query)).ms);
}

function peerTimes(
  { name, queryCount, build }: SearchPeer,
  entries: Readonly<Record<string, SearchEntry>>,
  queries: readonly string[],
): SearchTimes {
  const { result: search, ms: readyMs } = timed(() => build(entries));
  return { name, readyMs, queryMs: askAll(search, queries.slice(0, queryCount)) };
}

const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;

const byOurs = (index: ArticleIndex) => (query: string) =>
  rankArticles(index, query, { wanted: LIMITS.searchPageSize });

/** Ranks synthetic articles, by the stored index as a visitor's browser takes it up, and by other libraries. */
export function searchFigures(size: CorpusSize, peers: readonly SearchPeer[]): SearchFigures {
  const { entries, queries, misspelt } = searchCorpus(size);
  const { result: built, ms: buildMs } = timed(() => buildIndex([{ entries }]));
  const stored = gzipSync(encodeIndex(built.data), { level: 9 });
  const ready = timed(() => new ArticleIndex(decodeIndex(gunzipSync(stored)), built.texts));
  const search = byOurs(ready.result);
  return {
    rows: [
      { name: 'ours, from the stored index', readyMs: ready.ms, queryMs: askAll(search, queries) },
      { name: 'ours, misspelt', queryMs: askAll(search, misspelt) },
      { name: 'ours, built from the articles', readyMs: buildMs, queryMs: [] },
      ...peers.map((peer) => peerTimes(peer, entries, queries)),
    ],
    indexBytes: stored.length,
    textBytes: gzipSize(
      Object.values(entries)
        .map(({ text }) => text)
        .join('\n'),
    ),
  };
}
