import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import {
  conditionsOf,
  conflictOf,
  conflictOfAnswer,
  fieldOfStatus,
  type TicketNow,
} from '@harborline/domain/tickets/offline/conflicts';
import { ownRefOf } from '@harborline/domain/tickets/own-statuses';
import type { Firestore } from 'firebase/firestore';
import { ApiError } from '../../../shared/api/call-api';
import { isUnreached } from '../../../shared/api/is-unreached';
import { withRetries } from '../../../shared/api/with-retries';
import { untilOnline } from '../../../shared/live/until-online';
import { readRecord } from '../../../shared/store/read-records';
import { setTicketStatus } from '../status/set-ticket-status';
import { sendTag } from '../tags/tag-calls';
import type { WaitingChange } from './waiting';
import { whoWasFirst } from './who-was-first';

async function call({ id: changeId, conversationRef, status, tag }: WaitingChange): Promise<void> {
  if (status !== undefined)
    await setTicketStatus(conversationRef, status.to, { ...conditionsOf(status), changeId });
  if (tag !== undefined) await sendTag({ conversationRef, ...tag, changeId });
}

/**
 * Sends a change, however long there is no connection. It has one id at the server, so a call whose answer was lost is
 * repeated without harm, also where somebody has reverted it meanwhile.
 * @throws ApiError if the server refuses it, and the signal's reason
 */
export async function sendChange(change: WaitingChange, signal: AbortSignal): Promise<void> {
  for (;;) {
    await untilOnline(signal);
    try {
      return await withRetries(() => call(change), signal);
    } catch (error) {
      if (signal.aborted || !isUnreached(error)) throw error;
    }
  }
}

const nameOfWriter = ({ last_message, visitor }: Pick<Conversation, 'last_message' | 'visitor'>): string =>
  last_message.sender_name || (last_message.sender_type === 'visitor' ? visitor.name : '');

/**
 * A ticket as the server has it; null if it is gone.
 * @throws FirebaseError if it cannot be read, with code 'permission-denied' if its reader may not
 */
export async function ticketNow(
  firestore: Firestore,
  conversationRef: string,
): Promise<(TicketNow & { readonly lastWriter: string }) | null> {
  const ticket = await readRecord(firestore, conversation(conversationRef));
  if (ticket === null) return null;
  return {
    status: ticket.status,
    ownRef: ownRefOf(ticket),
    lastMessageId: ticket.last_message.id,
    lastWriter: nameOfWriter(ticket),
    isMerged: ticket.merged_into !== undefined,
    ...(ticket.status === 'snoozed' && { until: ticket.snoozed?.until?.toDate().toISOString() ?? '' }),
  };
}

/** What a change of status builds on, if it is to begin at a ticket as it is. */
export const startingAt = ({ status, ownRef, lastMessageId, until }: TicketNow) => ({
  from: { status, ownRef },
  follows: lastMessageId,
  until,
});

export const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

/** Why the server refused a change. Only its answer to a condition says that the ticket has to explain it. */
export async function refused(
  firestore: Firestore,
  { conversationRef, status }: WaitingChange,
  error: unknown,
): Promise<Pick<WaitingChange, 'problem' | 'refusalText' | 'by'>> {
  if (!(error instanceof ApiError)) return { problem: 'failed', refusalText: '' };
  const refusalText = error.message;
  if (error.status !== 409) return { problem: conflictOfAnswer(error.status) ?? 'failed', refusalText };
  const field = status === undefined ? 'tag' : fieldOfStatus(status);
  try {
    const now = await ticketNow(firestore, conversationRef);
    const problem = conflictOf({ field, ...status }, now);
    if (problem === null) return { problem: 'failed', refusalText };
    const lastWriter = now?.lastWriter ?? '';
    const by = await whoWasFirst(firestore, { conversationRef, problem, lastWriter });
    return { problem, refusalText, by };
  } catch (unread) {
    return { problem: isDenied(unread) ? 'denied' : 'failed', refusalText };
  }
}
