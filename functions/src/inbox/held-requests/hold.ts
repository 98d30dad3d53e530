import type { HeldRequest } from '@harborline/domain/entities/held-request';
import type { ArrivedRecord } from '@harborline/domain/entities/mail';
import { LIMITS } from '@harborline/domain/limits';
import { heldRequest } from '@harborline/domain/stores/held-requests';
import { clip } from '@harborline/domain/text/clip';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { createRecord } from '../../platform/store/write';
import { claimedEmail, titleOf, wordsOf } from '../new-ticket/compose-ticket';

/** Keeps a request that is over a limit for staff to decide on: no ticket, no mail, no notice (D-55). */
export function holdRequest(
  transaction: Transaction,
  record: ArrivedRecord,
  { limit, nowMs }: { readonly limit: HeldRequest['limit']; readonly nowMs: number },
): void {
  const text = wordsOf(record);
  createRecord(transaction, heldRequest(record.ticketId), {
    support_lib_id: record.support_lib_id,
    ticket_id: record.ticketId,
    visitor_uid: record.visitor_uid,
    email: claimedEmail(record),
    title: titleOf(record),
    preview: clip(text, LIMITS.shortText),
    limit,
    state: 'held',
    created_at: Timestamp.fromMillis(nowMs),
    decided_by: '',
  });
}
