import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SearchEntry } from '@harborline/domain/search/search-entry';
import { fetchPackages } from './fetch-packages';
import type { RowName } from './tables';

const VERSIONS = { minisearch: '7.2.0', 'fuse.js': '7.5.0' } as const;

/** Another library's search over the same articles, with the settings it comes with. */
export interface SearchPeer {
  readonly name: RowName<'searchShort'>;
  /** searches of a run; fewer where each takes a second */
  readonly queryCount: number;
  /** whether it is asked to search long articles: some would take minutes */
  readonly isForLong: boolean;
  /** Builds an index and returns its search. */
  build(entries: Readonly<Record<string, SearchEntry>>): (query: string) => unknown;
}

interface Flat {
  readonly id: string;
  readonly title: string;
  readonly keywords: string;
  readonly text: string;
}

const FIELDS = ['title', 'keywords', 'text'];

const flat = (entries: Readonly<Record<string, SearchEntry>>): Flat[] =>
  Object.entries(entries).map(([id, { title, keywords, text }]) => ({
    ...{ id, title, text, keywords: keywords.join(' ') },
  }));

interface MiniSearchModule {
  new (options: {
    fields: readonly string[];
  }): {
    addAll(articles: readonly Flat[]): void;
    search(query: string): unknown;
  };
}

interface FuseModule {
  new (articles: readonly Flat[], options: { keys: readonly string[] }): { search(query: string): unknown };
}

/** MiniSearch and Fuse from npm; none when the registry cannot be reached. */
export async function searchPeers(root: string): Promise<SearchPeer[]> {
  const folder = join(root, '.local/bench/search-peers');
  if (!(await fetchPackages(folder, VERSIONS))) return [];
  const require = createRequire(join(folder, 'package.json'));
  const MiniSearch = require('minisearch') as MiniSearchModule;
  const Fuse = require('fuse.js') as FuseModule;
  return [
    {
      name: `MiniSearch ${VERSIONS.minisearch}`,
      queryCount: Number.POSITIVE_INFINITY,
      isForLong: true,
      build(entries) {
        const index = new MiniSearch({ fields: FIELDS });
        index.addAll(flat(entries));
        return (query) => index.search(query);
      },
    },
    {
      name: `Fuse ${VERSIONS['fuse.js']}`,
      queryCount: 20,
      isForLong: false,
      build(entries) {
        const index = new Fuse(flat(entries), { keys: FIELDS });
        return (query) => index.search(query);
      },
    },
  ];
}
