import { failedSince } from '@harborline/domain/activity/failed-search';
import type { Article } from '@harborline/domain/entities/article';
import type { ArticleLinks } from '@harborline/domain/entities/article-links';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { recentFeedback } from '@harborline/domain/stores/article-feedback';
import { deadLinked } from '@harborline/domain/stores/article-links';
import {
  article as articleDocument,
  dislikedArticles,
  neverReadArticles,
  unreadArticles,
} from '@harborline/domain/stores/articles';
import { failedSearches, sharedFailedSearches } from '@harborline/domain/stores/searches';
import { type Firestore, Timestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { readOnce } from '../../../shared/live/read-once';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import type { Loadable } from '../../../shared/requests/loadable';
import { useStaff } from '../../../shared/staff/session-context';
import { readRecords } from '../../../shared/store/read-records';
import type { RecordOf } from '../../../shared/store/snapshot-record';
import { readIfAllowed } from '../links/read-if-allowed';
import type { Period } from './insights-view';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface FailedRow {
  readonly id: string;
  readonly query: string;
  readonly searches: number;
  readonly requests: number;
  readonly lastAt: Date;
  /** drafted from it or chosen for it, and not deleted or archived since */
  readonly article: Article | null;
}

export type Feedback = RecordOf<ReturnType<typeof recentFeedback>>;

export interface DislikedRow {
  readonly article: Article;
  /** of the period, newest first */
  readonly feedback: readonly Feedback[];
  /** whether the period may have older feedback than was read */
  readonly mayHaveOlder: boolean;
}

interface Scope {
  readonly libraryId: string;
  readonly sinceMs: number;
}

/** The articles with these ids that still exist. One that cannot be read leaves its search as if it had none. */
async function readAnswers(firestore: Firestore, ids: readonly string[]): Promise<Map<string, Article>> {
  const read = await Promise.all(
    [...new Set(ids)].map((id) => readIfAllowed(firestore, articleDocument(id))),
  );
  return new Map(read.flatMap((article) => (article && !article.is_disabled ? [[article.id, article]] : [])));
}

type FailedRecord = RecordOf<ReturnType<typeof failedSearches>>;

/** Searches from several addresses come first, so that one visitor who searches for many things takes no room of theirs. */
async function readFailed(firestore: Firestore, { libraryId, sinceMs }: Scope): Promise<FailedRecord[]> {
  const since = Timestamp.fromMillis(sinceMs);
  const [shared, latest] = await Promise.all([
    readRecords(firestore, sharedFailedSearches(libraryId, since)),
    readRecords(firestore, failedSearches(libraryId, since)),
  ]);
  const byId = new Map([...shared, ...latest].map((search) => [search.id, search]));
  return [...byId.values()].slice(0, LIMITS.failedSearches);
}

async function loadFailed(firestore: Firestore, scope: Scope): Promise<FailedRow[]> {
  const { sinceMs } = scope;
  const found = await readFailed(firestore, scope);
  const articles = await readAnswers(
    firestore,
    found.flatMap(({ article_ref }) => article_ref ?? []),
  );
  return found
    .map(({ id, query, days, last_at, article_ref }) => ({
      id,
      query,
      ...failedSince(days, sinceMs),
      lastAt: last_at.toDate(),
      article: articles.get(article_ref ?? '') ?? null,
    }))
    .sort((one, other) => other.searches - one.searches || other.lastAt.getTime() - one.lastAt.getTime());
}

async function loadDisliked(firestore: Firestore, { libraryId, sinceMs }: Scope): Promise<DislikedRow[]> {
  const since = Timestamp.fromMillis(sinceMs);
  const [articles, feedback] = await Promise.all([
    readRecords(firestore, dislikedArticles(libraryId, since)),
    readRecords(firestore, recentFeedback(libraryId, since)),
  ]);
  return articles
    .filter(({ disLikes }) => disLikes > 0)
    .map((article) => ({
      article,
      feedback: feedback.filter(({ article_id }) => article_id === article.id),
      mayHaveOlder: feedback.length >= LIMITS.insightReasons,
    }));
}

async function loadUnread(firestore: Firestore, { libraryId, sinceMs }: Scope): Promise<Article[]> {
  const since = Timestamp.fromMillis(sinceMs);
  const [never, long] = await Promise.all([
    readRecords(firestore, neverReadArticles(libraryId, since)),
    readRecords(firestore, unreadArticles(libraryId, since)),
  ]);
  return [...never, ...long];
}

const loadDeadLinked = (firestore: Firestore, { libraryId }: Scope): Promise<ArticleLinks[]> =>
  readRecords(firestore, deadLinked(libraryId));

/** What a loader reads of the current library, once. @param name of the list in reports of a failure */
function useInsight<Row>(
  name: string,
  periodMs: number,
  load: (firestore: Firestore, scope: Scope) => Promise<readonly Row[]>,
): Loadable<readonly Row[]> {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const source = useMemo(
    () => readOnce(name, () => load(firestore, { libraryId, sinceMs: Date.now() - periodMs })),
    [name, load, firestore, libraryId, periodMs],
  );
  return useSubscription(source).live;
}

/** Failed searches of the last days, the most frequent first; at most 200 documents are read, and 100 articles that answer them. */
export const useFailedSearches = (days: Period) => useInsight('failed-searches', days * DAY_MS, loadFailed);

/** Articles that got a No in the last days, with the reasons; at most 130 documents are read. */
export const useDislikedArticles = (days: Period) =>
  useInsight('disliked-articles', days * DAY_MS, loadDisliked);

/** Articles that no one has opened for 90 days, those never opened first; at most 60 documents are read. */
export const useUnreadArticles = () => useInsight('unread-articles', DURATIONS.unreadMs, loadUnread);

/** Articles with links that visitors cannot follow, the latest first; at most 30 documents are read. */
export const useDeadLinkedArticles = () => useInsight('dead-linked-articles', 0, loadDeadLinked);
