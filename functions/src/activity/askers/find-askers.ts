import type { Conversation } from '@harborline/domain/entities/conversation';
import type { SearchRequest } from '@harborline/domain/entities/search-activity';
import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { requestRecord } from '@harborline/domain/stores/mail';
import { requestsAfter, requestsOfAsker, searchesAnsweredBy } from '@harborline/domain/stores/searches';
import type { Transaction } from 'firebase-admin/firestore';
import { findIds, findRecords, readEach } from '../../platform/store/read';
import { type Reach, reachOf } from './reach';

type Stored = SearchRequest & { readonly id: string };

export interface AnswerScope {
  readonly libraryId: string;
  readonly articleId: string;
  readonly nowMs: number;
}

/** A visitor who asked about something that an article answers. */
export interface Asker {
  /** hash of the visitor */
  readonly id: string;
  /** latest first */
  readonly requests: readonly Stored[];
  /** whether they were told of this very article */
  readonly isTold: boolean;
}

interface ReachedRequest {
  readonly reach: Reach;
  /** undefined unless the person can be told */
  readonly conversation: (Conversation & { readonly id: string }) | undefined;
}

const latestFirst = (one: Stored, other: Stored) => other.asked_at.toMillis() - one.asked_at.toMillis();

function askerOf(id: string, requests: readonly Stored[], articleId: string): Asker {
  const isTold = requests.some(({ told_article }) => told_article === articleId);
  return { id, requests: [...requests].sort(latestFirst), isTold };
}

/** Everyone who asked about something that the article answers, in a fixed order. */
export async function findAskers({ libraryId, articleId, nowMs }: AnswerScope): Promise<Asker[]> {
  const searches = await findIds(searchesAnsweredBy(libraryId, articleId));
  if (searches.length === 0) return [];
  const found = await findRecords(requestsAfter(libraryId, searches));
  const byAsker = new Map<string, Stored[]>();
  for (const request of found) {
    // Firestore may delete an expired document a day late.
    if (request.expires_at.toMillis() <= nowMs) continue;
    byAsker.set(request.asker, [...(byAsker.get(request.asker) ?? []), request]);
  }
  return [...byAsker]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, requests]) => askerOf(id, requests, articleId));
}

/** The same person as a transaction finds them. */
export async function readAsker(
  { id, requests }: Asker,
  { libraryId, articleId }: AnswerScope,
  transaction: Transaction,
): Promise<Asker> {
  const known = new Set(requests.map((request) => request.id));
  const stored = await findRecords(requestsOfAsker(libraryId, id), transaction);
  return askerOf(
    id,
    stored.filter((request) => known.has(request.id)),
    articleId,
  );
}

/** Where to answer each person: in their latest ticket that can be answered, or why there is none. */
export async function reachAskers(
  askers: readonly Asker[],
  libraryId: string,
  transaction?: Transaction,
): Promise<ReachedRequest[]> {
  const asked = askers.flatMap(({ requests }) => requests);
  const mails = await readEach(
    asked.map(({ ticket_id }) => requestRecord(ticket_id)),
    transaction,
  );
  const refs = [...new Set(mails.flatMap((mail) => mail?.delivery?.conversation_ref || []))];
  const read = await readEach(refs.map(conversationDocument), transaction);
  const conversations = new Map(refs.map((ref, index) => [ref, read[index]]));
  const reached = new Map(
    asked.map((request, index) => {
      const delivery = mails[index]?.delivery;
      const conversation = conversations.get(delivery?.conversation_ref ?? '');
      return [request.id, { reach: reachOf({ libraryId, delivery, conversation }), conversation }];
    }),
  );
  return askers.map(({ requests }) => {
    const tries = requests.flatMap(({ id }) => reached.get(id) ?? []);
    const best = tries.find(({ reach }) => reach === 'tellable');
    return best ?? { reach: tries[0]?.reach ?? 'gone', conversation: undefined };
  });
}
