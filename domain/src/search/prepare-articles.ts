import type { SearchShard } from '../entities/article';
import { fold, meaningfulWords, wordRoot, wordsOf } from './normalise';

export type SearchEntry = SearchShard['entries'][string];

/** An article with everything a query compares against worked out once. */
export interface PreparedArticle {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly text: string;
  /** folded words joined by one space: punctuation and spacing do not matter */
  readonly titleLine: string;
  /** the same without stop-words */
  readonly titleCore: string;
  readonly titleWords: readonly string[];
  readonly titleRoots: ReadonlySet<string>;
  readonly keywordLines: readonly string[];
  readonly keywordRoots: ReadonlySet<string>;
  /** folded text, unit for unit as long as `text` */
  readonly folded: string;
}

export function prepareArticle(id: string, entry: SearchEntry): PreparedArticle {
  const titleWords = wordsOf(entry.title);
  const keywordLines = entry.keywords
    .map((keyword) => wordsOf(keyword).join(' '))
    .filter((line) => line !== '');
  return {
    id,
    title: entry.title,
    category: entry.category,
    text: entry.text,
    titleLine: titleWords.join(' '),
    titleCore: meaningfulWords(titleWords).join(' '),
    titleWords,
    titleRoots: new Set(titleWords.map(wordRoot)),
    keywordLines,
    keywordRoots: new Set(keywordLines.flatMap((line) => line.split(' ')).map(wordRoot)),
    folded: fold(entry.text),
  };
}

/** Articles of a library's shards, ready to be ranked as often as the visitor types. */
export function prepareArticles(shards: readonly Pick<SearchShard, 'entries'>[]): PreparedArticle[] {
  return shards.flatMap((shard) =>
    Object.entries(shard.entries).map(([id, entry]) => prepareArticle(id, entry)),
  );
}
