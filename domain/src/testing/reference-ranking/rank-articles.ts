import { fuzzyWordScore } from '../../search/fuzzy-score';
import { type ParsedQuery, parseQuery } from '../../search/parse-query';
import {
  countHits,
  distinctiveWords,
  FIELDS,
  findOccurrences,
  type Occurrences,
  weighEvidence,
} from './find-occurrences';
import type { PreparedArticle } from './prepare-articles';

/** The order of S9-23, best first; `similar` is ours and only used if nothing else was found. */
const SEARCH_TIERS = [
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
  readonly article: PreparedArticle;
  readonly tier: SearchTier;
  /** number of query words found where the tier looks */
  readonly hits: number;
}

interface Match {
  readonly tier: SearchTier;
  /** order inside the tier, higher first; later numbers break ties */
  readonly weights: readonly number[];
  readonly hits: number;
}

/** The query in the forms that articles are compared with. */
interface Search {
  readonly query: ParsedQuery;
  readonly occurrences: Occurrences;
  /** whether each word counts as a hit in a text on its own (D-60) */
  readonly isDistinctive: readonly boolean[];
  /** relevance of each article, by index */
  readonly evidenceOf: (article: number) => number;
}

/** A title of one or two Latin letters occurs in half of all queries by accident. */
const isSpecificTitle = (title: string): boolean => title.length > 2 || /[^\x20-\x7e]/.test(title);

/** How a title matches the query as typed. */
function wholeQueryTier({ titleLine, titleCore }: PreparedArticle, query: ParsedQuery): SearchTier | null {
  if (!titleLine.includes(query.line) && !titleCore.includes(query.core)) return null;
  if (titleLine === query.line || titleCore === query.core) return 'exact-title';
  const isStart = titleLine.startsWith(query.line) || titleCore.startsWith(query.core);
  return isStart ? 'title-starts' : 'title-contains';
}

function titleTier(article: PreparedArticle, query: ParsedQuery, hits: number): SearchTier | null {
  const { titleLine, titleCore } = article;
  if (titleLine === '') return null;
  const tier = wholeQueryTier(article, query);
  if (tier !== null) return tier;
  if (hits > 0) return 'title-word';
  return isSpecificTitle(titleCore) && query.core.includes(titleCore) ? 'title-in-query' : null;
}

function matchTitle(article: PreparedArticle, index: number, search: Search): Match | null {
  const hits = countHits(search.occurrences, index, FIELDS.title);
  const tier = titleTier(article, search.query, hits);
  if (tier === null) return null;
  return { tier, hits, weights: [(1 + hits) * search.evidenceOf(index), -article.titleLine.length] };
}

function matchKeywords(article: PreparedArticle, index: number, search: Search): Match | null {
  const containing = article.keywordLines.filter((line) => line.includes(search.query.core)).length;
  const hits = countHits(search.occurrences, index, FIELDS.keyword);
  if (containing === 0 && hits === 0) return null;
  return { tier: 'keyword', hits, weights: [containing, hits, search.evidenceOf(index)] };
}

function matchContent(article: PreparedArticle, index: number, search: Search): Match | null {
  const { query, occurrences, isDistinctive } = search;
  if (!isDistinctive.some((isHit, word) => isHit && occurrences.at(index, word) !== 0)) return null;
  const hits = countHits(occurrences, index, FIELDS.text);
  const hasPhrase = hits > 1 && hits === query.coreRoots.length && article.folded.includes(query.core);
  return { tier: 'content', hits, weights: [hits, hasPhrase ? 1 : 0, search.evidenceOf(index)] };
}

/** Sorts better matches first. */
function byWeights({ weights: first }: Match, { weights: second }: Match): number {
  const at = first.findIndex((weight, index) => weight !== second[index]);
  return at < 0 ? 0 : (second[at] ?? 0) - (first[at] ?? 0);
}

/** Articles whose title, keywords or text resemble at least half of the query's words; a single word may be chance. */
function findSimilar(articles: readonly PreparedArticle[], { coreWords }: ParsedQuery): RankedArticle[] {
  const resembled = new Set<string>();
  const found: (RankedArticle & { readonly score: number })[] = [];
  for (const article of articles) {
    const words = {
      title: article.titleWords,
      keywords: article.keywordWords,
      description: article.textWords,
    };
    for (const word of coreWords) if (fuzzyWordScore(words, [word]) > 0) resembled.add(word);
    const score = fuzzyWordScore(words, coreWords);
    if (score > 0) found.push({ article, tier: 'similar', hits: 0, score });
  }
  if (resembled.size * 2 < coreWords.length) return [];
  return found.sort((first, second) => second.score - first.score);
}

/**
 * Articles that match, best first (S9-22, S9-23). Stop-words are stripped from query and titles; an article counts
 * once, in its best tier. Inside a tier, more words and rarer words come first (S9-24, D-60); equal ones keep the title
 * order of `prepareArticles`, so that the same search always gives the same result.
 */
export function rankArticles(articles: readonly PreparedArticle[], queryText: string): RankedArticle[] {
  const query = parseQuery(queryText);
  if (query.words.length === 0) return [];
  const occurrences = findOccurrences(articles, query.coreRoots);
  const isDistinctive = distinctiveWords(occurrences.counts, articles.length);
  const evidenceOf = weighEvidence(occurrences, articles.length);
  const search: Search = { query, occurrences, isDistinctive, evidenceOf };
  const tiers = new Map<SearchTier, (RankedArticle & Match)[]>(SEARCH_TIERS.map((tier) => [tier, []]));
  articles.forEach((article, index) => {
    const match =
      matchTitle(article, index, search) ??
      matchKeywords(article, index, search) ??
      matchContent(article, index, search);
    if (match) tiers.get(match.tier)?.push({ article, ...match });
  });
  const found = [...tiers.values()].flatMap((matches) => matches.sort(byWeights));
  if (found.length === 0) return findSimilar(articles, query);
  return found.map(({ article, tier, hits }) => ({ article, tier, hits }));
}
