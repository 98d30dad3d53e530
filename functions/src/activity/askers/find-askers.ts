import type { SearchRequest } from '@harborline/domain/entities/search-activity';
import {
  requestsTold,
  searchesAnsweredBy,
  searchRequest,
  untoldRequests,
} from '@harborline/domain/stores/searches';
import type { Transaction } from 'firebase-admin/firestore';
import { findIds, findRecords, readEach } from '../../platform/store/read';
import { groupPeople } from './group-people';

export type StoredRequest = SearchRequest & { readonly id: string };

export interface AnswerScope {
  readonly libraryId: string;
  readonly articleId: string;
  readonly nowMs: number;
}

/** A person who asked about something that an article answers, or was told of it. */
export interface Asker {
  /** hash of one of the visitors they are */
  readonly id: string;
  /** those that nobody was told about yet, the latest first */
  readonly requests: readonly StoredRequest[];
  /** whether they were told of this very article */
  readonly isTold: boolean;
}

const latestFirst = (one: StoredRequest, other: StoredRequest) =>
  other.asked_at.toMillis() - one.asked_at.toMillis();

/** The requests for which nobody was told of any article, the latest first. */
export const untoldOf = (requests: readonly StoredRequest[]): readonly StoredRequest[] =>
  requests.filter(({ told_article }) => told_article === '').sort(latestFirst);

export const wasToldOf = (requests: readonly StoredRequest[], articleId: string): boolean =>
  requests.some(({ told_article }) => told_article === articleId);

const firstOf = (requests: readonly StoredRequest[]): string =>
  requests.map(({ asker }) => asker).sort()[0] ?? '';

/**
 * Everyone who asked about something that the article answers, in a fixed order. Who was told of an earlier answer to all
 * of their searches is not among them.
 */
export async function findAskers({ libraryId, articleId, nowMs }: AnswerScope): Promise<Asker[]> {
  const searches = await findIds(searchesAnsweredBy(libraryId, articleId));
  const [untold, told] = await Promise.all([
    searches.length === 0 ? [] : findRecords(untoldRequests(libraryId, searches)),
    findRecords(requestsTold(libraryId, articleId)),
  ]);
  // Firestore may delete an expired document a day late.
  const kept = [...untold, ...told].filter(({ expires_at }) => expires_at.toMillis() > nowMs);
  return groupPeople(kept)
    .map((requests) => ({
      id: firstOf(requests),
      requests: untoldOf(requests),
      isTold: wasToldOf(requests, articleId),
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The same person as a transaction finds them. */
export async function readAsker(asker: Asker, articleId: string, transaction: Transaction): Promise<Asker> {
  const stored = await readEach(
    asker.requests.map(({ id }) => searchRequest(id)),
    transaction,
  );
  const requests = stored.filter((request) => request !== undefined);
  return {
    id: asker.id,
    requests: untoldOf(requests),
    isTold: asker.isTold || wasToldOf(requests, articleId),
  };
}
