import { mailboxOf } from '@harborline/domain/contact/email-address';
import type { SearchActivity } from '@harborline/domain/entities/search-activity';
import { DURATIONS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { requestRecord } from '@harborline/domain/stores/mail';
import { searchOfRequest, searchRequest } from '@harborline/domain/stores/searches';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { derivedId } from '../../platform/ids';
import { keyedId } from '../../platform/keyed-id';
import { checkRate } from '../../platform/rate-limit';
import { findIds, readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';
import { failedSearchId } from './search-records';

interface Claim {
  readonly ticketId: number;
  readonly uid: string;
  readonly search: SearchActivity;
  /** network address of the visitor */
  readonly address: string;
  readonly nowMs: number;
}

interface OwnRequest {
  /** writes that the request followed the search, which failed; nothing beyond the visitor's daily limit */
  remember(): void;
}

/**
 * The request that a visitor says followed their search: their own, in the same library, about the same time, and of
 * no other search. Reads, so call it before the transaction writes. @throws ApiError 'not-found' for any other request
 */
export async function ownRequest(
  transaction: Transaction,
  { ticketId, uid, search, address, nowMs }: Claim,
): Promise<OwnRequest> {
  const { support_lib_id: libraryId, searchQuery: query, timestamp } = search;
  const request = await readRecord(requestRecord(ticketId), transaction);
  const apartMs = Math.abs((request?.created_at?.toMillis() ?? 0) - timestamp.toMillis());
  const isOwn = request?.visitor_uid === uid && request.support_lib_id === libraryId;
  if (!isOwn || apartMs > DURATIONS.requestFollowsMs) throw new ApiError('not-found');
  const failed = failedSearchId(libraryId, query);
  const asker = derivedId('asker', libraryId, uid);
  const document = searchRequest(derivedId('search-request', failed, asker));
  const earlier = await readRecord(document, transaction);
  const [taken] = await findIds(searchOfRequest(libraryId, ticketId), transaction);
  if (taken !== undefined && docPath.searchRequest(taken) !== document.path) throw new ApiError('not-found');
  const rate = await checkRate(
    transaction,
    'searchRequest',
    { visitor: uid, address, library: libraryId },
    nowMs,
  );
  return {
    remember: () => {
      if (rate.exceeded) return;
      rate.count();
      setRecord(transaction, document, {
        support_lib_id: libraryId,
        failed_search: failed,
        query,
        asker,
        address: keyedId('asker', libraryId, mailboxOf(request.replyTo.trim())),
        ticket_id: ticketId,
        asked_at: FieldValue.serverTimestamp(),
        told_article: earlier?.told_article ?? '',
        told_at: earlier?.told_at ?? null,
        told_by: earlier?.told_by ?? '',
        expires_at: Timestamp.fromMillis(nowMs + DURATIONS.searchKeptMs),
      });
    },
  };
}
