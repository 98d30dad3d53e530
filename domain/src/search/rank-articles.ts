import { fuzzyWordScore } from './fuzzy-score';
import { type ParsedQuery, parseQuery } from './parse-query';
import type { PreparedArticle } from './prepare-articles';
import { findWordStart } from './word-start';

/** The order of S9-23, best first; `similar` is ours and only used when nothing else was found. */
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
export type SearchTier = (typeof SEARCH_TIERS)[number];

export interface RankedArticle {
  readonly article: PreparedArticle;
  readonly tier: SearchTier;
  /** number of query words found where the tier looked */
  readonly hits: number;
}

interface Match {
  readonly tier: SearchTier;
  /** order inside the tier, higher first */
  readonly weight: number;
  readonly hits: number;
}

/** Two weights as one number: the second, below 1000, decides where the first is equal. */
const weigh = (first: number, second: number): number => first * 1000 + Math.min(999, Math.max(0, second));

const countRoots = (roots: readonly string[], within: ReadonlySet<string>): number =>
  roots.reduce((count, root) => count + (within.has(root) ? 1 : 0), 0);

/** A title of one or two Latin letters lies inside half of all queries by accident. */
const isTelling = (title: string): boolean => title.length > 2 || /[^\x20-\x7e]/.test(title);

function matchTitle(article: PreparedArticle, query: ParsedQuery): Match | null {
  const { titleLine, titleCore } = article;
  if (titleLine === '') return null;
  const hits = countRoots(query.coreRoots, article.titleRoots);
  const match = (tier: SearchTier): Match => ({
    tier,
    hits,
    weight: weigh(hits, 999 - titleLine.length),
  });
  if (titleLine === query.line || titleCore === query.core) return match('exact-title');
  if (titleLine.startsWith(query.line) || titleCore.startsWith(query.core)) return match('title-starts');
  if (titleLine.includes(query.line) || titleCore.includes(query.core)) return match('title-contains');
  if (hits > 0) return match('title-word');
  if (isTelling(titleCore) && query.core.includes(titleCore)) return match('title-in-query');
  return null;
}

function matchKeywords(article: PreparedArticle, query: ParsedQuery): Match | null {
  const containing = article.keywordLines.filter((line) => line.includes(query.core)).length;
  const hits = countRoots(query.coreRoots, article.keywordRoots);
  if (containing === 0 && hits === 0) return null;
  return { tier: 'keyword', hits, weight: weigh(containing, hits) };
}

function matchContent(article: PreparedArticle, query: ParsedQuery): Match | null {
  let hits = 0;
  for (const root of query.coreRoots) {
    if (article.beginnings.mayHold(root) && findWordStart(article.folded, root) >= 0) hits += 1;
  }
  if (hits === 0) return null;
  const hasPhrase = hits > 1 && hits === query.coreRoots.length && article.folded.includes(query.core);
  return { tier: 'content', hits, weight: weigh(hits, hasPhrase ? 1 : 0) };
}

function findSimilar(articles: readonly PreparedArticle[], query: ParsedQuery): RankedArticle[] {
  const found: (RankedArticle & { readonly score: number })[] = [];
  for (const article of articles) {
    const words = { title: article.titleWords, keywords: article.keywordWords, description: [] };
    const score = fuzzyWordScore(words, query.coreWords);
    if (score > 0) found.push({ article, tier: 'similar', hits: 0, score });
  }
  return found.sort((first, second) => second.score - first.score);
}

/**
 * Articles that match, best first (S9-22, S9-23). Stop-words are stripped from query and titles; an article
 * counts once, in its best tier. Equal ones keep the order of `prepareArticles`, which is by title, so that the
 * same search always reads the same.
 */
export function rankArticles(articles: readonly PreparedArticle[], queryText: string): RankedArticle[] {
  const query = parseQuery(queryText);
  if (query.words.length === 0) return [];
  const tiers = new Map<SearchTier, (RankedArticle & Match)[]>(SEARCH_TIERS.map((tier) => [tier, []]));
  for (const article of articles) {
    const match = matchTitle(article, query) ?? matchKeywords(article, query) ?? matchContent(article, query);
    if (match) tiers.get(match.tier)?.push({ article, ...match });
  }
  const found = [...tiers.values()].flatMap((matches) =>
    matches.sort((first, second) => second.weight - first.weight),
  );
  if (found.length === 0) return findSimilar(articles, query);
  return found.map(({ article, tier, hits }) => ({ article, tier, hits }));
}
