import type { Conversation } from '@harborline/domain/entities/conversation';
import type { Announcement } from '@harborline/domain/service-levels/due';
import { serviceLevelChange } from '@harborline/domain/tickets/ticket-change';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { derivedId } from '../../platform/ids';
import { recordEvent } from '../history/record-event';

/**
 * Adds to the history that a clock warns or has run out (D-135); people hear of it as of other events. Its id is the same whenever it
 * is made, so that nothing is announced twice.
 */
export function announce(
  transaction: Transaction,
  ticket: Conversation,
  announcement: Announcement,
  nowMs: number,
): void {
  const change = serviceLevelChange(announcement);
  const { clock, started } = change.details;
  const passedAt = String(announcement.atMs);
  const eventId = derivedId('service-level', ticket.id, change.kind, clock, started, passedAt);
  recordEvent(transaction, ticket, change, {
    reason: 'clock-ran',
    at: Timestamp.fromMillis(nowMs),
    eventId,
  });
}
