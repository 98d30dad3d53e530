import {
  type HeldRequest,
  type HeldRequestAction,
  heldRequestSchema,
} from '@harborline/domain/entities/held-request';
import { mailRecordSchema } from '@harborline/domain/entities/mail';
import { DURATIONS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { type DocumentReference, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { mirrorAccess } from '../platform/conversation-access';
import { firestore } from '../platform/firebase';
import { readLibrary } from '../platform/libraries';
import { prepareTicket } from './prepare-ticket';

export interface HeldDecision {
  readonly action: HeldRequestAction;
  readonly libraryId: string;
  /** of the teammate who decides */
  readonly uid: string;
  readonly nowMs: number;
}

interface Released {
  readonly conversationRef: string;
  readonly visitorUid: string;
}

/** State a request must be in for an action to apply. */
const BEFORE = { release: 'held', discard: 'held', restore: 'discarded' } as const satisfies Record<
  HeldRequestAction,
  HeldRequest['state']
>;

async function release(
  transaction: Transaction,
  refs: { readonly held: DocumentReference; readonly mail: DocumentReference },
  { libraryId, uid }: HeldDecision,
): Promise<Released | undefined> {
  const { delivery: _held, ...stored } = (await transaction.get(refs.mail)).data() ?? {};
  const record = mailRecordSchema.safeParse(stored);
  const library = await readLibrary(transaction, libraryId);
  if (!record.success || !library) return undefined;
  const ticket = await prepareTicket(transaction, record.data, library);
  ticket.write();
  const delivery = { state: 'accepted', conversation_ref: ticket.conversationRef, reason: '' };
  transaction.update(refs.mail, { delivery });
  transaction.update(refs.held, { state: 'released', decided_by: uid });
  return { conversationRef: ticket.conversationRef, visitorUid: record.data.visitor_uid };
}

function changeState(
  transaction: Transaction,
  refs: { readonly held: DocumentReference; readonly mail: DocumentReference },
  { action, uid, nowMs }: HeldDecision,
): void {
  const isDiscarded = action === 'discard';
  const expiresAt = Timestamp.fromMillis(nowMs + DURATIONS.discardedKeptMs);
  transaction.update(refs.mail, { 'delivery.state': isDiscarded ? 'discarded' : 'held' });
  transaction.update(refs.held, {
    state: isDiscarded ? 'discarded' : 'held',
    decided_by: isDiscarded ? uid : '',
    expires_at: isDiscarded ? expiresAt : FieldValue.delete(),
  });
}

/**
 * Releases, discards or restores one held request of a library. Deciding twice changes nothing the second time.
 * @returns whether it applied; a request of another library does not exist, as far as the caller can tell
 */
export async function decideHeldRequest(ticketId: number, decision: HeldDecision): Promise<boolean> {
  const db = firestore();
  const refs = { held: db.doc(docPath.heldRequest(ticketId)), mail: db.doc(docPath.mail(ticketId)) };
  const outcome = await db.runTransaction(async (transaction): Promise<Released | boolean> => {
    const held = heldRequestSchema.safeParse((await transaction.get(refs.held)).data());
    if (!held.success || held.data.support_lib_id !== decision.libraryId) return false;
    if (held.data.state !== BEFORE[decision.action]) return false;
    if (decision.action === 'release') return (await release(transaction, refs, decision)) ?? false;
    changeState(transaction, refs, decision);
    return true;
  });
  if (typeof outcome === 'boolean') return outcome;
  await mirrorAccess(outcome.conversationRef, decision.libraryId, [outcome.visitorUid]);
  return true;
}
