import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { derivedId } from '../../platform/ids';
import { isStored } from '../../platform/store/read';

interface WaitingCall {
  readonly conversation_ref: string;
  readonly change_id?: string | undefined;
}

/**
 * The event that a change which waited for a connection leaves at its ticket; nobody else's change ever gets its id. A repeated
 * call finds it, whatever others have made of the ticket since (D-128).
 * @returns its id, undefined for a change that did not wait, and whether it is there
 */
export async function waitingEvent(
  transaction: Transaction,
  { conversation_ref, change_id }: WaitingCall,
  staff: Staff,
): Promise<{ readonly eventId?: string; readonly isThere: boolean }> {
  if (change_id === undefined) return { isThere: false };
  const eventId = derivedId('waiting', staff.support_lib_id, staff.uid, change_id, conversation_ref);
  return { eventId, isThere: await isStored(ticketEvent(conversation_ref, eventId), transaction) };
}
