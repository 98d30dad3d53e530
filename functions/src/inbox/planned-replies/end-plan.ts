import type { Conversation } from '@harborline/domain/entities/conversation';
import type { HeldReason, PlannedReply } from '@harborline/domain/entities/planned-reply';
import { DURATIONS } from '@harborline/domain/limits';
import { plannedReply } from '@harborline/domain/stores/planned-replies';
import { senderName } from '@harborline/domain/team/sender-name';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { derivedId } from '../../platform/ids';
import { updateRecord } from '../../platform/store/write';
import { setStatus } from '../change-ticket-status';
import { teamName } from '../drafts/open-draft';
import { type ChangedBy, recordEvent } from '../history/record-event';
import { writeReply } from '../sending/write-reply';
import { chooseStatus } from '../ticket-statuses/choose-status';
import { tellAuthor } from './tell-author';

/** A planned reply in the transaction that decides about it. */
export interface OpenPlan {
  readonly transaction: Transaction;
  readonly plan: PlannedReply;
  readonly nowMs: number;
}

const keptUntil = (nowMs: number) => Timestamp.fromMillis(nowMs + DURATIONS.plannedKeptMs);

/**
 * Sends a planned reply as its author, and then sets the ticket's status if they wanted that.
 * @returns the message's id, which the plan alone decides: it is never sent twice
 */
export async function sendPlan(
  { transaction, plan, nowMs }: OpenPlan,
  ticket: Conversation,
  { author, isEarly }: { readonly author: Staff; readonly isEarly: boolean },
): Promise<string> {
  const id = derivedId('planned-reply', plan.id);
  const next =
    // One that the ticket has already says nothing against the library's own one beside it (D-121).
    plan.then_status === '' || plan.then_status === ticket.status
      ? undefined
      : await chooseStatus(transaction, ticket, { status: plan.then_status });
  writeReply(transaction, ticket, {
    id,
    authorRef: author.uid,
    authorName: senderName(author),
    text: plan.text,
    // Nobody has looked at the ticket when the clock sends it.
    hasRead: isEarly,
  });
  updateRecord(transaction, plannedReply(plan.id), {
    state: 'sent',
    held_because: '',
    held_by_name: '',
    message_ref: id,
    updated_at: FieldValue.serverTimestamp(),
    expires_at: keptUntil(nowMs),
  });
  const details = { is_early: isEarly ? 'yes' : '' } as const;
  recordEvent(transaction, ticket, { kind: 'planned-reply-sent', details }, { staff: author });
  if (next !== undefined) setStatus(transaction, ticket, next, { staff: author });
  return id;
}

/**
 * Holds a planned reply, and tells its author why. It is another version then: who decided before this was known is refused.
 * @param staff who stopped it; undefined for what the product found
 * @returns the version
 */
export function holdPlan(
  { transaction, plan, nowMs }: OpenPlan,
  ticket: Conversation | undefined,
  { because, staff }: { readonly because: HeldReason; readonly staff?: Staff },
): number {
  const version = plan.version + 1;
  updateRecord(transaction, plannedReply(plan.id), {
    state: 'held',
    version,
    held_because: because,
    held_by_name: staff === undefined ? '' : teamName(staff),
    updated_at: FieldValue.serverTimestamp(),
  });
  const activity = LATER_TEXTS.feedHeld[because](shortNumber(plan.ticket_number));
  tellAuthor(transaction, { plan, activity, nowMs, ...(staff && { staff }) });
  if (ticket === undefined) return version;
  const by: ChangedBy =
    staff === undefined ? { reason: 'reply-due', at: Timestamp.fromMillis(nowMs) } : { staff };
  const details = { author: plan.author_name, because };
  recordEvent(transaction, ticket, { kind: 'planned-reply-held', details }, by);
  return version;
}

/** Ends a planned reply whose text goes back into a field: the author's, or that of who goes on in their place. */
export function cancelPlan({ transaction, plan, nowMs }: OpenPlan, ticket: Conversation, staff: Staff): void {
  const isOwn = plan.author_ref === staff.uid;
  updateRecord(transaction, plannedReply(plan.id), {
    state: 'cancelled',
    cancelled_by: staff.uid,
    updated_at: FieldValue.serverTimestamp(),
    expires_at: keptUntil(nowMs),
  });
  const details = { author: isOwn ? '' : plan.author_name };
  recordEvent(transaction, ticket, { kind: 'planned-reply-cancelled', details }, { staff });
  const activity = LATER_TEXTS.feedTakenOver(shortNumber(plan.ticket_number));
  if (!isOwn) tellAuthor(transaction, { plan, activity, staff, nowMs });
}
