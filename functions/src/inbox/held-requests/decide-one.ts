import {
  type HeldRequest,
  type HeldRequestAction,
  heldRequestSchema,
} from '@harborline/domain/entities/held-request';
import { arrivedRecordSchema, mailDeliverySchema } from '@harborline/domain/entities/mail';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { heldRequest, heldRequestsUntil } from '@harborline/domain/stores/held-requests';
import { mailRecord as mailDocument } from '@harborline/domain/stores/mail';
import { type DocumentSnapshot, FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { firestore } from '../../platform/firebase';
import { queryOf, refOf, snapshotRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { claimedEmail } from '../new-ticket/compose-ticket';
import { prepareTicket } from '../new-ticket/prepare-ticket';
import { mirrorAccess } from '../visitor-access/mirror-access';

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

/** Actions that change the state of requests without making tickets of them. */
export type HeldChange = Exclude<HeldRequestAction, 'release'>;

/** State a request must be in for an action to apply. */
const BEFORE = { release: 'held', discard: 'held', restore: 'discarded' } as const satisfies Record<
  HeldRequestAction,
  HeldRequest['state']
>;

const heldIn = (snapshot: DocumentSnapshot | undefined) => snapshotRecord(heldRequestSchema, snapshot);

/** The request, if it is the library's own and the action applies to it. */
function applicable(snapshot: DocumentSnapshot, { action, libraryId }: HeldDecision) {
  const held = heldIn(snapshot);
  return held?.support_lib_id === libraryId && held.state === BEFORE[action] ? held : undefined;
}

async function release(
  transaction: Transaction,
  ticketId: number,
  { libraryId, uid }: HeldDecision,
): Promise<Released | undefined> {
  const { delivery: before, ...stored } = (await transaction.get(refOf(mailDocument(ticketId)))).data() ?? {};
  const record = arrivedRecordSchema.safeParse(stored);
  const library = await readLibrary(transaction, libraryId);
  if (!record.success || !library) return undefined;
  const { more_files: moreFiles = [] } = mailDeliverySchema.safeParse(before).data ?? {};
  const hasReceipt = !(await isBlockedSender(libraryId, claimedEmail(record.data), transaction));
  const ticket = await prepareTicket(transaction, { record: record.data, moreFiles, library, hasReceipt });
  ticket.write();
  const delivery = { state: 'accepted', conversation_ref: ticket.conversationRef, reason: '' } as const;
  updateRecord(transaction, mailDocument(ticketId), { delivery });
  updateRecord(transaction, heldRequest(ticketId), { state: 'released', decided_by: uid });
  return { conversationRef: ticket.conversationRef, visitorUid: record.data.visitor_uid };
}

/** The conversation of a request that was released before, but may lack its mirror. */
async function releasedBefore(ticketId: number, libraryId: string): Promise<Released | undefined> {
  const [snapshot, mail] = await firestore().getAll(
    refOf(heldRequest(ticketId)),
    refOf(mailDocument(ticketId)),
  );
  const held = heldIn(snapshot);
  const isReleased = held?.support_lib_id === libraryId && held.state === 'released';
  const delivery = mailDeliverySchema.safeParse(mail?.get('delivery'));
  if (!isReleased || !delivery.success || delivery.data.conversation_ref === '') return undefined;
  return { conversationRef: delivery.data.conversation_ref, visitorUid: held.visitor_uid };
}

/**
 * Releases one held request of a library. A second call changes nothing, but completes a release that broke off after
 * its transaction.
 * @returns whether it applied; to the caller, a request of another library does not exist
 */
export async function releaseHeldRequest(ticketId: number, decision: HeldDecision): Promise<boolean> {
  const released = await firestore().runTransaction(async (transaction) => {
    const held = applicable(await transaction.get(refOf(heldRequest(ticketId))), decision);
    return held && release(transaction, ticketId, decision);
  });
  const mirrored = released ?? (await releasedBefore(ticketId, decision.libraryId));
  if (mirrored) await mirrorAccess(mirrored.conversationRef, decision.libraryId, [mirrored.visitorUid]);
  return released !== undefined;
}

/** The fields to write to requests that are discarded or held again. */
function changedState({ action, uid, nowMs }: HeldDecision) {
  const isDiscarded = action === 'discard';
  const expiresAt = Timestamp.fromMillis(nowMs + DURATIONS.discardedKeptMs);
  return {
    state: isDiscarded ? ('discarded' as const) : ('held' as const),
    decided_by: isDiscarded ? uid : '',
    expires_at: isDiscarded ? expiresAt : FieldValue.delete(),
  };
}

/**
 * Discards or restores requests, all in one transaction.
 * @param find reads the requests in question
 * @returns the ticket ids of those it applied to
 */
function changeHeldRequests(
  find: (transaction: Transaction) => Promise<readonly DocumentSnapshot[]>,
  decision: HeldDecision & { readonly action: HeldChange },
): Promise<number[]> {
  return firestore().runTransaction(async (transaction) => {
    const found = await find(transaction);
    const ids = found.flatMap((snapshot) => applicable(snapshot, decision)?.ticket_id ?? []);
    if (ids.length === 0) return [];
    const mails = await transaction.getAll(...ids.map(mailDocument).map(refOf), {
      fieldMask: ['delivery.state'],
    });
    const held = changedState(decision);
    for (const id of ids) updateRecord(transaction, heldRequest(id), held);
    for (const { exists, id } of mails) {
      if (exists) updateRecord(transaction, mailDocument(id), { 'delivery.state': held.state });
    }
    return ids;
  });
}

/** Discards or restores the requests named. @returns the ids of those it applied to */
export function changeNamed(
  ticketIds: readonly number[],
  decision: HeldDecision & { readonly action: HeldChange },
): Promise<number[]> {
  return changeHeldRequests(
    (transaction) => transaction.getAll(...ticketIds.map(heldRequest).map(refOf)),
    decision,
  );
}

/**
 * Discards a batch of a library's held requests, newest first: staff can discard a flood without listing it.
 * @param keep requests that stay
 * @param until requests that came later stay as well, in milliseconds
 * @returns the ids of the discarded requests, and whether there are more
 */
export async function discardSome(
  { keep, until }: { readonly keep: readonly number[]; readonly until: number },
  decision: Omit<HeldDecision, 'action'>,
): Promise<{ changed: number[]; hasMore: boolean }> {
  const kept = new Set(keep.map(String));
  const size = LIMITS.heldRequestsPerBatch + kept.size;
  const query = queryOf(heldRequestsUntil(decision.libraryId, Timestamp.fromMillis(until), size));
  let hasMore = false;
  const changed = await changeHeldRequests(
    async (transaction) => {
      const { docs } = await transaction.get(query);
      hasMore = docs.length === size;
      return docs.filter(({ id }) => !kept.has(id));
    },
    { ...decision, action: 'discard' },
  );
  return { changed, hasMore: hasMore && changed.length > 0 };
}
