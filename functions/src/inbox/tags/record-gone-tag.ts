import type { GoneTag, TicketTag } from '@harborline/domain/entities/ticket-tags';
import { goneTagChange } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import { derivedId } from '../../platform/ids';
import { recordEvent } from '../history/record-event';

/**
 * Notes, once, that a ticket lost a tag that is gone (D-117), as the step of whoever merged or deleted it.
 * @param into the tag that it has instead; undefined for none
 */
export function recordGoneTag(
  transaction: Transaction,
  ticket: { readonly id: string; readonly support_lib_id: string },
  tag: GoneTag,
  into: TicketTag | undefined,
): void {
  recordEvent(transaction, ticket, goneTagChange(tag, into), {
    staff: { uid: tag.by_ref, agent_name: tag.by_name, display_name: tag.by_name },
    eventId: derivedId('tag-gone', ticket.id, tag.tag_ref),
  });
}
