import type { SearchShard } from '../entities/article';
import { type ArticleTexts, PhraseHints } from './article-texts';
import { GapList } from './gap-list';
import { fold, wordsOf } from './normalise';
import { type Postings, packPostings } from './postings';
import { visitTokens } from './text-tokens';

export type SearchEntry = SearchShard['entries'][string];

/** An entry whose text may be kept in part only. */
export interface PartialEntry extends SearchEntry {
  /** words of the rest of the text, folded */
  readonly otherWords?: string | undefined;
}

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
  readonly texts: ArticleTexts;
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
/** From this length on, engines keep a part of a text as a view of the whole. */
const SHORTEST_VIEW = 13;

/** A text of its own: a token that is a view would keep all words of its article in memory. */
const detached = (token: string): string => (token.length < SHORTEST_VIEW ? token : token.split('').join(''));

/** Collects which articles have which tokens. */
class TokenLists {
  readonly #lists = new Map<string, GapList>();

  /** @param article not less than any before */
  add(article: number, folded: string): void {
    visitTokens(folded, (token) => {
      let list = this.#lists.get(token);
      if (list === undefined) {
        list = new GapList();
        this.#lists.set(detached(token), list);
      }
      list.add(article);
    });
  }

  pack(articleCount: number): Pick<IndexData, 'tokens' | 'postings'> {
    const tokens = [...this.#lists.keys()].sort();
    return { tokens, postings: packPostings(this.#inOrder(tokens), articleCount) };
  }

  *#inOrder(tokens: readonly string[]): Generator<Uint32Array> {
    for (const token of tokens) yield this.#lists.get(token)?.toArray() ?? new Uint32Array();
  }
}

/** Builds the index of a library's shards, in steps: whoever takes them may pause between two. */
export function* buildingSteps(shards: readonly EntryShard[]): Generator<undefined, BuiltIndex> {
  const sorted = inOrder(shards);
  const lists = new TokenLists();
  const hints = new PhraseHints();
  let textUnits = 0;
  let nextStepAt = STEP_UNITS;
  for (const [article, { entry }] of sorted.entries()) {
    const folded = fold(entry.text);
    lists.add(article, folded);
    hints.add(article, folded);
    if (entry.otherWords !== undefined) lists.add(article, entry.otherWords);
    textUnits += folded.length;
    if (textUnits < nextStepAt) continue;
    nextStepAt = textUnits + STEP_UNITS;
    yield;
  }
  const articles = sorted.map(({ id, entry: { title, category, keywords } }) => ({
    ...{ id, title, category, keywords },
  }));
  return {
    data: { articles, ...lists.pack(articles.length) },
    texts: {
      at: (article) => sorted[article]?.entry.text ?? '',
      mayContain: (article, phrase) => hints.mayContain(article, phrase),
    },
    textUnits,
  };
}

/** Builds the index of a library's shards at once. */
export function buildIndex(shards: readonly EntryShard[]): BuiltIndex {
  const steps = buildingSteps(shards);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
