import type { ArticleIndex } from './article-index';
import {
  countHits,
  distinctiveWords,
  FIELDS,
  findOccurrences,
  type IsVisible,
  type Occurrences,
  weighEvidence,
} from './find-occurrences';
import { findSimilar } from './find-similar';
import type { IndexedArticle } from './index-data';
import { type ParsedQuery, parseQuery } from './parse-query';

/** The order of S9-23, best first; `similar` is ours and only used if nothing else was found. */
export const SEARCH_TIERS = [
  'exact-title',
  'title-starts',
  'title-contains',
  'title-word',
  'title-in-query',
  'keyword',
  'content',
  'similar',
] as const;
type SearchTier = (typeof SEARCH_TIERS)[number];

export interface RankedArticle {
  readonly article: IndexedArticle;
  /** the article's number in the index */
  readonly number: number;
  readonly tier: SearchTier;
  /** number of query words found where the tier looks */
  readonly hits: number;
}

interface Match {
  readonly number: number;
  readonly tier: SearchTier;
  readonly hits: number;
  /** order inside the tier, higher first; each later number breaks ties of those before */
  readonly weight: number;
  readonly weight2: number;
  readonly weight3: number;
}

/** The query in the forms that articles are compared with. */
interface Search {
  readonly index: ArticleIndex;
  readonly query: ParsedQuery;
  readonly occurrences: Occurrences;
  /** whether each word counts as a hit in a text on its own (D-60) */
  readonly isDistinctive: readonly boolean[];
  /** relevance of an article, by its number */
  readonly evidenceOf: (article: number) => number;
  /** articles whose title contains the query as typed */
  readonly withQueryInTitle: ReadonlySet<number>;
  /** articles whose title the query contains */
  readonly withTitleInQuery: ReadonlySet<number>;
  /** article -> number of its keywords that contain the query */
  readonly keywordCounts: ReadonlyMap<number, number>;
}

/** A title of one or two Latin letters occurs in half of all queries by accident. */
const isSpecificTitle = (title: string): boolean => title.length > 2 || /[^\x20-\x7e]/.test(title);

/** How a title that contains the query as typed matches it. */
function wholeQueryTier(line: string, core: string, query: ParsedQuery): SearchTier {
  if (line === query.line || core === query.core) return 'exact-title';
  const isStart = line.startsWith(query.line) || core.startsWith(query.core);
  return isStart ? 'title-starts' : 'title-contains';
}

function titleTier(article: number, search: Search, hits: number): SearchTier | null {
  const { index, query } = search;
  if (search.withQueryInTitle.has(article)) {
    return wholeQueryTier(index.titleLines.at(article), index.titleCores.at(article), query);
  }
  if (hits > 0) return 'title-word';
  const isInside = search.withTitleInQuery.has(article) && isSpecificTitle(index.titleCores.at(article));
  return isInside ? 'title-in-query' : null;
}

function matchTitle(number: number, search: Search): Match | null {
  const hits = countHits(search.occurrences, number, FIELDS.title);
  const tier = titleTier(number, search, hits);
  if (tier === null) return null;
  const titleLength = search.index.titleLines.at(number).length;
  return {
    number,
    tier,
    hits,
    weight: (1 + hits) * search.evidenceOf(number),
    weight2: -titleLength,
    weight3: 0,
  };
}

function matchKeywords(number: number, search: Search): Match | null {
  const containing = search.keywordCounts.get(number) ?? 0;
  const hits = countHits(search.occurrences, number, FIELDS.keyword);
  if (containing === 0 && hits === 0) return null;
  return {
    number,
    tier: 'keyword',
    hits,
    weight: containing,
    weight2: hits,
    weight3: search.evidenceOf(number),
  };
}

function matchContent(number: number, search: Search): Match | null {
  const { occurrences, isDistinctive } = search;
  if (!isDistinctive.some((isHit, word) => isHit && occurrences.at(number, word) !== 0)) return null;
  const hits = countHits(occurrences, number, FIELDS.text);
  return { number, tier: 'content', hits, weight: hits, weight2: search.evidenceOf(number), weight3: 0 };
}

/** Sorts better matches first, and equal ones by their number. */
const byWeights = (one: Match, other: Match): number =>
  other.weight - one.weight ||
  other.weight2 - one.weight2 ||
  other.weight3 - one.weight3 ||
  one.number - other.number;

/**
 * Of texts with all words of a query, puts those first that have them as typed, one after the other. Texts are looked
 * into until as many as are wanted have been found: the others would not be shown.
 * @param matches of the content tier, best first
 */
function phrasesFirst(matches: readonly Match[], { index, query }: Search, wanted: number): readonly Match[] {
  const wordCount = query.coreRoots.length;
  if (wordCount < 2) return matches;
  const hasPhrase = index.phraseTest(query.core);
  const titles = new Set<string>();
  const [withPhrase, others]: [Match[], Match[]] = [[], []];
  for (const match of matches) {
    const isFound = match.hits === wordCount && titles.size < wanted && hasPhrase(match.number);
    (isFound ? withPhrase : others).push(match);
    // Of articles with the same title one is shown (S5-21).
    if (isFound) titles.add(index.titleLines.at(match.number));
  }
  return [...withPhrase, ...others];
}

/** Collects what visits call with. */
function collect(isVisible: IsVisible, visitAll: (visit: (article: number) => void) => void): Set<number> {
  const found = new Set<number>();
  visitAll((article) => void (isVisible(article) && found.add(article)));
  return found;
}

function lookUp(index: ArticleIndex, query: ParsedQuery, isVisible: IsVisible): Search {
  const articleCount = countVisible(index, isVisible);
  const occurrences = findOccurrences(index, query.coreRoots, isVisible);
  const keywordCounts = new Map<number, number>();
  index.visitKeywordsContaining(query.core, (article) => {
    if (isVisible(article)) keywordCounts.set(article, (keywordCounts.get(article) ?? 0) + 1);
  });
  return {
    index,
    query,
    occurrences,
    isDistinctive: distinctiveWords(occurrences.counts, articleCount),
    evidenceOf: weighEvidence(occurrences, articleCount),
    keywordCounts,
    withQueryInTitle: collect(isVisible, (visit) => {
      index.titleLines.visitContaining(query.line, visit);
      index.titleCores.visitContaining(query.core, visit);
    }),
    withTitleInQuery: collect(isVisible, (visit) => index.visitTitlesInside(query.core, visit)),
  };
}

/** Articles that may match, each once. */
const candidatesOf = ({ occurrences, withQueryInTitle, withTitleInQuery, keywordCounts }: Search) =>
  new Set([...occurrences.articles, ...withQueryInTitle, ...withTitleInQuery, ...keywordCounts.keys()]);

const everything: IsVisible = () => true;

function countVisible({ articles }: ArticleIndex, isVisible: IsVisible): number {
  if (isVisible === everything) return articles.length;
  let count = 0;
  for (let article = 0; article < articles.length; article += 1) if (isVisible(article)) count += 1;
  return count;
}

function rankedArticle(
  index: ArticleIndex,
  { number, tier, hits }: Pick<Match, 'number' | 'tier' | 'hits'>,
): RankedArticle {
  const article = index.articles[number];
  if (article === undefined) throw new RangeError('No article has this number');
  return { article, number, tier, hits };
}

interface RankOptions {
  readonly isVisible?: IsVisible | undefined;
  /** articles with different titles that will be shown; the order of those after them is less exact */
  readonly wanted?: number | undefined;
}

/** Articles that match, best first, in the tiers of S9-23 but `similar`. */
export function matchArticles(
  index: ArticleIndex,
  queryText: string,
  { isVisible = everything, wanted = Number.POSITIVE_INFINITY }: RankOptions = {},
): RankedArticle[] {
  const query = parseQuery(queryText);
  if (query.words.length === 0) return [];
  const search = lookUp(index, query, isVisible);
  const tiers = new Map<SearchTier, Match[]>(SEARCH_TIERS.map((tier) => [tier, []]));
  for (const number of candidatesOf(search)) {
    const match = matchTitle(number, search) ?? matchKeywords(number, search) ?? matchContent(number, search);
    if (match) tiers.get(match.tier)?.push(match);
  }
  return [...tiers].flatMap(([tier, unsorted]) => {
    const matches = unsorted.sort(byWeights);
    const sorted = tier === 'content' ? phrasesFirst(matches, search, wanted) : matches;
    return sorted.map((match) => rankedArticle(index, match));
  });
}

/** Articles that only look alike, for a query that nothing matches. */
export function similarArticles(
  index: ArticleIndex,
  queryText: string,
  { isVisible = everything }: RankOptions = {},
): RankedArticle[] {
  return findSimilar(index, parseQuery(queryText), isVisible).map((number) =>
    rankedArticle(index, { number, tier: 'similar', hits: 0 }),
  );
}

/**
 * Articles that match, best first (S9-22, S9-23). Stop-words are stripped from query and titles; an article counts
 * once, in its best tier. Inside a tier, more words and rarer words come first (S9-24, D-60); equal ones keep the title
 * order of the index, so that the same search always gives the same result.
 */
export function rankArticles(
  index: ArticleIndex,
  queryText: string,
  options: RankOptions = {},
): RankedArticle[] {
  const found = matchArticles(index, queryText, options);
  return found.length > 0 ? found : similarArticles(index, queryText, options);
}
