import { NEWS_REACTIONS, type NewsReaction } from '../entities/news-flash';

/** How many visitors feel what about a news flash. */
export type NewsTally = Readonly<Record<NewsReaction, number>>;

/** The counters after a reaction that replaces the visitor's earlier one; never below zero (D-18, D-39). */
export function recountNews(
  tally: NewsTally,
  earlier: NewsReaction | undefined,
  reaction: NewsReaction,
): NewsTally {
  const change = (kind: NewsReaction) => Number(reaction === kind) - Number(earlier === kind);
  const counted = NEWS_REACTIONS.map((kind) => [kind, Math.max(0, tally[kind] + change(kind))] as const);
  return Object.fromEntries(counted) as NewsTally;
}
