import { IndexedTexts } from './indexed-texts';
import { mergingSteps } from './merge-postings';
import { fold, wordsOf } from './normalise';
import type { Postings } from './postings';
import type { PartialEntry } from './search-entry';
import { TokenLists } from './token-lists';

/** Entries by article id. */
export interface EntryShard {
  readonly entries: Readonly<Record<string, PartialEntry>>;
}

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

/** An index together with the texts it was made from. */
export interface BuiltIndex {
  readonly data: IndexData;
  readonly texts: IndexedTexts;
  /** UTF-16 units of all texts */
  readonly textUnits: number;
}

const alphabetical = (first: string, second: string): number =>
  first === second ? 0 : first < second ? -1 : 1;

interface Sortable {
  readonly id: string;
  readonly entry: PartialEntry;
  readonly titleLine: string;
}

function inOrder(shards: readonly EntryShard[]): Sortable[] {
  return shards
    .flatMap(({ entries }) => Object.entries(entries))
    .map(([id, entry]) => ({ id, entry, titleLine: wordsOf(entry.title).join(' ') }))
    .sort(
      (first, second) => alphabetical(first.titleLine, second.titleLine) || alphabetical(first.id, second.id),
    );
}

/** UTF-16 units that are indexed before a builder lets others run. */
const STEP_UNITS = 250_000;

/** Which articles of an earlier index have the same text still, each with its number now; ascending like theirs. */
function unchangedNumbers(sorted: readonly Sortable[], before: BuiltIndex): Map<number, number> {
  const numberOf = new Map(before.data.articles.map(({ id }, number) => [id, number]));
  const unchanged = new Map<number, number>();
  let last = -1;
  for (const [article, { id, entry }] of sorted.entries()) {
    const number = numberOf.get(id) ?? -1;
    if (number <= last || before.texts.entryOf(number) !== entry) continue;
    unchanged.set(article, number);
    last = number;
  }
  return unchanged;
}

/**
 * Builds the index of a library's shards, in steps: whoever takes them may pause between two.
 * @param before an earlier index; articles whose entries are the same objects in it are not read again
 */
export function* buildingSteps(
  shards: readonly EntryShard[],
  before?: BuiltIndex,
): Generator<undefined, BuiltIndex> {
  const sorted = inOrder(shards);
  const unchanged = before === undefined ? new Map<number, number>() : unchangedNumbers(sorted, before);
  const lists = new TokenLists();
  const texts = new IndexedTexts();
  let readUnits = 0;
  for (const [article, { entry }] of sorted.entries()) {
    const number = unchanged.get(article);
    if (before !== undefined && number !== undefined) {
      texts.addFrom(before.texts, number);
      continue;
    }
    const folded = fold(entry.text);
    lists.add(article, folded);
    texts.add(entry, folded);
    if (entry.otherWords !== undefined) lists.add(article, entry.otherWords);
    readUnits += folded.length;
    if (readUnits < STEP_UNITS) continue;
    readUnits = 0;
    yield;
  }
  const articles = sorted.map(({ id, entry: { title, category, keywords } }) => ({
    ...{ id, title, category, keywords },
  }));
  const packed = yield* mergingSteps({
    lists,
    articleCount: articles.length,
    earlier: before && { ...before.data, unchanged },
  });
  return { data: { articles, ...packed }, texts, textUnits: texts.units };
}

/** Builds the index of a library's shards at once. */
export function buildIndex(shards: readonly EntryShard[], before?: BuiltIndex): BuiltIndex {
  const steps = buildingSteps(shards, before);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
