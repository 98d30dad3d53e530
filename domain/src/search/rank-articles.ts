import { fuzzyScore } from './fuzzy-score';
import { findWordStart } from './normalise';
import { type ParsedQuery, parseQuery } from './parse-query';
import type { PreparedArticle } from './prepare-articles';

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
  /** compared in order, higher first */
  readonly weight: readonly [number, number];
  readonly hits: number;
}

const countRoots = (roots: readonly string[], within: ReadonlySet<string>): number =>
  roots.reduce((count, root) => count + (within.has(root) ? 1 : 0), 0);

/** A title of one or two Latin letters lies inside half of all queries by accident. */
const isTelling = (title: string): boolean => title.length > 2 || /[^\x20-\x7e]/.test(title);

function matchTitle(article: PreparedArticle, query: ParsedQuery): Match | null {
  const { titleLine, titleCore } = article;
  if (titleLine === '') return null;
  const hits = countRoots(query.coreRoots, article.titleRoots);
  const match = (tier: SearchTier): Match => ({ tier, hits, weight: [hits, -titleLine.length] });
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
  return { tier: 'keyword', hits, weight: [containing, hits] };
}

function matchContent(article: PreparedArticle, query: ParsedQuery): Match | null {
  let hits = 0;
  for (const root of query.coreRoots) if (findWordStart(article.folded, root) >= 0) hits += 1;
  if (hits === 0) return null;
  const hasPhrase = query.coreWords.length > 1 && article.folded.includes(query.core);
  return { tier: 'content', hits, weight: [hits, hasPhrase ? 1 : 0] };
}

type Candidate = RankedArticle & { readonly order: number; readonly weight: readonly [number, number] };

const alphabetical = (first: string, second: string): number =>
  first === second ? 0 : first < second ? -1 : 1;

function compare(first: Candidate, second: Candidate): number {
  return (
    first.order - second.order ||
    second.weight[0] - first.weight[0] ||
    second.weight[1] - first.weight[1] ||
    alphabetical(first.article.titleLine, second.article.titleLine) ||
    alphabetical(first.article.id, second.article.id)
  );
}

function candidate(article: PreparedArticle, match: Match): Candidate {
  return { article, ...match, order: SEARCH_TIERS.indexOf(match.tier) };
}

function findSimilar(articles: readonly PreparedArticle[], query: ParsedQuery): Candidate[] {
  const found: Candidate[] = [];
  for (const article of articles) {
    const score = fuzzyScore({ title: article.titleLine, keywords: article.keywordLines }, query.coreWords);
    if (score > 0) found.push(candidate(article, { tier: 'similar', hits: 0, weight: [score, 0] }));
  }
  return found;
}

/**
 * Articles that match, best first (S9-22, S9-23). Stop-words are stripped from query and titles; an article
 * counts once, in its best tier; equal ones are ordered by title and id, so the same search always reads the same.
 */
export function rankArticles(articles: readonly PreparedArticle[], queryText: string): RankedArticle[] {
  const query = parseQuery(queryText);
  if (query.words.length === 0) return [];
  const found: Candidate[] = [];
  for (const article of articles) {
    const match = matchTitle(article, query) ?? matchKeywords(article, query) ?? matchContent(article, query);
    if (match) found.push(candidate(article, match));
  }
  const candidates = found.length > 0 ? found : findSimilar(articles, query);
  return candidates.sort(compare).map(({ article, tier, hits }) => ({ article, tier, hits }));
}
