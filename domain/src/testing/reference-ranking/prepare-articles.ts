import type { SearchShard } from '../../entities/article';
import { fold, meaningfulWords, wordRoot, wordsOf } from '../../search/normalise';
import { visitTokens } from '../../search/text-tokens';
import { WordBeginnings } from './word-beginnings';

export type SearchEntry = SearchShard['entries'][string];

/** An article with all its searchable forms computed once. */
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
  readonly keywordWords: readonly string[];
  readonly keywordRoots: ReadonlySet<string>;
  /** folded text with the same length and positions as `text` */
  readonly folded: string;
  readonly beginnings: WordBeginnings;
  /** as search takes words from texts */
  readonly textWords: readonly string[];
}

function prepareArticle(id: string, entry: SearchEntry): PreparedArticle {
  const titleWords = wordsOf(entry.title);
  const keywordLines = entry.keywords
    .map((keyword) => wordsOf(keyword).join(' '))
    .filter((line) => line !== '');
  const keywordWords = keywordLines.flatMap((line) => line.split(' '));
  const folded = fold(entry.text);
  const textWords: string[] = [];
  visitTokens(folded, (token) => void textWords.push(token));
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
    keywordWords,
    keywordRoots: new Set(keywordWords.map(wordRoot)),
    folded,
    beginnings: new WordBeginnings(folded),
    textWords,
  };
}

const alphabetical = (first: string, second: string): number =>
  first === second ? 0 : first < second ? -1 : 1;

/** Articles of a library's shards, ordered by title and ready to be ranked on every keystroke. */
export function prepareArticles(shards: readonly Pick<SearchShard, 'entries'>[]): PreparedArticle[] {
  return shards
    .flatMap((shard) => Object.entries(shard.entries).map(([id, entry]) => prepareArticle(id, entry)))
    .sort(
      (first, second) => alphabetical(first.titleLine, second.titleLine) || alphabetical(first.id, second.id),
    );
}
