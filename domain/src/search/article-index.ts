import type { ArticleTexts } from './article-texts';
import { buildIndex, type EntryShard, type IndexData, type IndexedArticle } from './index-data';
import { Lines } from './lines';
import { fold, meaningfulWords, wordRoot, wordsOf } from './normalise';
import { phraseMatcher } from './phrase';
import { visitPostings } from './postings';
import { SPACELESS_UNITS, TOKEN_UNITS } from './text-tokens';
import { containsWord, FULL_WORD_BELOW, isSpaceless, isWordUnit } from './word-start';

type Visit = (article: number) => void;
/** Word -> articles with it. */
type WordLists = ReadonlyMap<string, readonly number[]>;

/** Units of a text before the first that belongs to no word. */
function wordUnitsOf(text: string): number {
  let units = 0;
  while (units < text.length && isWordUnit(text.charCodeAt(units))) units += 1;
  return units;
}

function add(lists: Map<string, number[]>, key: string, article: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [article]);
  else if (list[list.length - 1] !== article) list.push(article);
}

/** Words of a line of folded words. */
const split = (line: string): string[] => (line === '' ? [] : line.split(' '));

/** The articles of a library, ready to be ranked on every keystroke. They are known by number, in title order. */
export class ArticleIndex {
  readonly articles: readonly IndexedArticle[];
  /** titles as folded words joined by one space: punctuation and spacing do not matter */
  readonly titleLines: Lines;
  /** the same without stop-words */
  readonly titleCores: Lines;
  /** keywords as folded words, of all articles */
  readonly keywordLines: Lines;
  readonly #keywordOwners: number[] = [];
  readonly #withTitleCore = new Map<string, number[]>();
  readonly #withTitleRoot = new Map<string, number[]>();
  readonly #withKeywordRoot = new Map<string, number[]>();
  readonly #data: IndexData;
  readonly #texts: ArticleTexts | null;
  #wordsOfTitles: WordLists | undefined;
  #wordsOfKeywords: WordLists | undefined;
  #longestCore = 0;

  /** @param texts without them, neither phrases nor words the index cuts short can be told apart */
  constructor(data: IndexData, texts: ArticleTexts | null) {
    this.#data = data;
    this.#texts = texts;
    this.articles = data.articles;
    const titleLines: string[] = [];
    const titleCores: string[] = [];
    const keywordLines: string[] = [];
    data.articles.forEach(({ title, keywords }, article) => {
      const words = wordsOf(title);
      const core = meaningfulWords(words).join(' ');
      titleLines.push(words.join(' '));
      titleCores.push(core);
      this.#longestCore = Math.max(this.#longestCore, core.length);
      add(this.#withTitleCore, core, article);
      for (const word of words) add(this.#withTitleRoot, wordRoot(word), article);
      for (const keyword of keywords) {
        const keywordWords = wordsOf(keyword);
        if (keywordWords.length === 0) continue;
        keywordLines.push(keywordWords.join(' '));
        this.#keywordOwners.push(article);
        for (const word of keywordWords) add(this.#withKeywordRoot, wordRoot(word), article);
      }
    });
    this.titleLines = new Lines(titleLines);
    this.titleCores = new Lines(titleCores);
    this.keywordLines = new Lines(keywordLines);
  }

  /** '' where the index was made without texts */
  textOf(article: number): string {
    return this.#texts?.at(article) ?? '';
  }

  /** A test, by article number, of whether texts contain a phrase of folded words; without texts none does. */
  phraseTest(phrase: string): (article: number) => boolean {
    const texts = this.#texts;
    if (texts === null) return () => false;
    const isIn = phraseMatcher(phrase);
    return (article) => texts.mayContain(article, phrase) && isIn(texts.at(article));
  }

  visitTitleRoot(root: string, visit: Visit): void {
    for (const article of this.#withTitleRoot.get(root) ?? []) visit(article);
  }

  visitKeywordRoot(root: string, visit: Visit): void {
    for (const article of this.#withKeywordRoot.get(root) ?? []) visit(article);
  }

  /** Visits an article once for each of its keywords that contain a line of words. */
  visitKeywordsContaining(line: string, visit: Visit): void {
    this.keywordLines.visitContaining(line, (keyword) => visit(this.#keywordOwners[keyword] ?? 0));
  }

  /** Visits articles whose title, without stop-words, a line of words contains. */
  visitTitlesInside(line: string, visit: Visit): void {
    const longest = Math.min(this.#longestCore, line.length);
    if (longest * line.length > this.#withTitleCore.size) {
      for (const [core, articles] of this.#withTitleCore) {
        if (core !== '' && line.includes(core)) articles.forEach(visit);
      }
      return;
    }
    const parts = new Set<string>();
    for (let from = 0; from < line.length; from += 1) {
      for (let length = 1; length <= longest && from + length <= line.length; length += 1) {
        parts.add(line.slice(from, from + length));
      }
    }
    for (const part of parts) this.#withTitleCore.get(part)?.forEach(visit);
  }

  /** Visits articles whose text contains a word by its root, some of them more than once. */
  visitText(root: string, visit: Visit): void {
    const isInSpaceless = isSpaceless(root.charCodeAt(0));
    const keptUnits = isInSpaceless ? SPACELESS_UNITS : TOKEN_UNITS;
    const wordUnits = wordUnitsOf(root);
    const visitIfContained: Visit = (article) => this.#visitIfContained(root, article, visit);
    if (wordUnits < root.length) {
      // The word ends inside the root, so that its token is this and nothing longer.
      this.#visitToken(root.slice(0, Math.min(wordUnits, keptUnits)), visitIfContained);
    } else if (!isInSpaceless && root.length < FULL_WORD_BELOW) {
      this.#visitToken(root, visit);
      this.#visitToken(`${root}s`, visit);
    } else if (root.length <= keptUnits) this.#visitBeginning(root, visit);
    else if (isInSpaceless) this.#visitPairs(root, visitIfContained);
    else this.#visitBeginning(root.slice(0, keptUnits), visitIfContained);
  }

  /** Distinct words of titles, with the articles that have them there. */
  get wordsOfTitles(): WordLists {
    this.#wordsOfTitles ??= this.#listWords((article) => split(this.titleLines.at(article)));
    return this.#wordsOfTitles;
  }

  /** The same of keywords. */
  get wordsOfKeywords(): WordLists {
    this.#wordsOfKeywords ??= this.#listWords((article) =>
      (this.articles[article]?.keywords ?? []).flatMap(wordsOf),
    );
    return this.#wordsOfKeywords;
  }

  /** Visits the words of texts that begin with a letter, each with a way to visit the articles that have it. */
  visitTextWords(letter: string, visit: (word: string, visitArticles: (visit: Visit) => void) => void): void {
    const { tokens } = this.#data;
    for (let at = this.#firstNotBefore(letter); tokens[at]?.startsWith(letter); at += 1) {
      visit(tokens[at] ?? '', (visitArticle) => this.#visitList(at, visitArticle));
    }
  }

  #listWords(wordsIn: (article: number) => readonly string[]): WordLists {
    const words = new Map<string, number[]>();
    for (const article of this.articles.keys()) {
      for (const word of wordsIn(article)) add(words, word, article);
    }
    return words;
  }

  #visitIfContained(root: string, article: number, visit: Visit): void {
    if (this.#texts === null || containsWord(fold(this.textOf(article)), root)) visit(article);
  }

  #visitToken(token: string, visit: Visit): void {
    const at = this.#firstNotBefore(token);
    if (this.#data.tokens[at] === token) this.#visitList(at, visit);
  }

  #visitBeginning(start: string, visit: Visit): void {
    const { tokens } = this.#data;
    for (let at = this.#firstNotBefore(start); tokens[at]?.startsWith(start); at += 1) {
      this.#visitList(at, visit);
    }
  }

  /** Visits articles that have every two letters of a root, which follow each other in a script without spaces. */
  #visitPairs(root: string, visit: Visit): void {
    let found: Set<number> | undefined;
    for (let at = 0; at + 1 < root.length; at += 1) {
      if (!isSpaceless(root.charCodeAt(at))) continue;
      const having = new Set<number>();
      this.#visitBeginning(root.slice(at, at + SPACELESS_UNITS), (article) => {
        if (found?.has(article) !== false) having.add(article);
      });
      found = having;
    }
    found?.forEach(visit);
  }

  #visitList(token: number, visit: Visit): void {
    visitPostings(this.#data.postings, token, this.articles.length, visit);
  }

  /** Number of the first token that is not sorted before a text. */
  #firstNotBefore(text: string): number {
    const { tokens } = this.#data;
    let low = 0;
    let high = tokens.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((tokens[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The index of a library's shards, with their texts. */
export function indexArticles(shards: readonly EntryShard[]): ArticleIndex {
  const { data, texts } = buildIndex(shards);
  return new ArticleIndex(data, texts);
}
