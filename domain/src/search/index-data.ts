import type { SearchShard } from '../entities/article';
import { fold, wordsOf } from './normalise';
import { type Postings, packPostings } from './postings';
import { visitTokens } from './text-tokens';

export type SearchEntry = SearchShard['entries'][string];

/** What the index of a library knows of an article besides its text. */
export interface IndexedArticle {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly keywords: readonly string[];
}

/** The index of a library as it is stored and sent. An article is known by its number in the order of the titles. */
export interface IndexData {
  readonly articles: readonly IndexedArticle[];
  /** beginnings of words in the articles' texts, sorted by UTF-16 unit */
  readonly tokens: readonly string[];
  /** for each token the articles with it */
  readonly postings: Postings;
}

/** An index together with the texts it was made from, by article number. */
export interface BuiltIndex {
  readonly data: IndexData;
  readonly texts: readonly string[];
}

const alphabetical = (first: string, second: string): number =>
  first === second ? 0 : first < second ? -1 : 1;

interface Sortable {
  readonly id: string;
  readonly entry: SearchEntry;
  readonly titleLine: string;
}

function inOrder(shards: readonly Pick<SearchShard, 'entries'>[]): Sortable[] {
  return shards
    .flatMap(({ entries }) => Object.entries(entries))
    .map(([id, entry]) => ({ id, entry, titleLine: wordsOf(entry.title).join(' ') }))
    .sort(
      (first, second) => alphabetical(first.titleLine, second.titleLine) || alphabetical(first.id, second.id),
    );
}

/** Texts indexed before a builder lets others run. */
const STEP = 200;

/** Builds the index of a library's shards, in steps: whoever takes them may pause between two. */
export function* buildingSteps(
  shards: readonly Pick<SearchShard, 'entries'>[],
): Generator<undefined, BuiltIndex> {
  const sorted = inOrder(shards);
  const listOf = new Map<string, number[]>();
  for (const [article, { entry }] of sorted.entries()) {
    visitTokens(fold(entry.text), (token) => {
      const list = listOf.get(token);
      if (list === undefined) listOf.set(token, [article]);
      else if (list[list.length - 1] !== article) list.push(article);
    });
    if (article % STEP === STEP - 1) yield;
  }
  const tokens = [...listOf.keys()].sort();
  const lists = tokens.map((token) => listOf.get(token) ?? []);
  const articles = sorted.map(({ id, entry: { title, category, keywords } }) => ({
    ...{ id, title, category, keywords },
  }));
  return {
    data: { articles, tokens, postings: packPostings(lists, articles.length) },
    texts: sorted.map(({ entry }) => entry.text),
  };
}

/** Builds the index of a library's shards at once. */
export function buildIndex(shards: readonly Pick<SearchShard, 'entries'>[]): BuiltIndex {
  const steps = buildingSteps(shards);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
