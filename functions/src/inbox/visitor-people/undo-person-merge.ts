import * as contract from '@harborline/domain/api/inbox/visitor-people';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { PersonMerge, VisitorPerson } from '@harborline/domain/entities/visitor-person';
import { conversation } from '@harborline/domain/stores/conversations';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { undoneMerge } from '@harborline/domain/visitor-people/merges';
import { mayUndoPersonMerge } from '@harborline/domain/visitor-people/merging';
import { withoutNotes } from '@harborline/domain/visitor-people/notes';
import { personStarts } from '@harborline/domain/visitor-people/person-words';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { mergeRecord, updateRecord } from '../../platform/store/write';
import { mergeFields } from './merges-of-person';
import { readOwnPerson } from './person-documents';

/** The tickets that a merge moved and that are still where it put them. */
async function readMoved(transaction: Transaction, into: VisitorPerson, { moved }: PersonMerge) {
  const tickets = await readEach(
    moved.map((ref) => conversation(ref)),
    transaction,
  );
  return tickets.filter((ticket): ticket is Conversation => ticket?.person_ref === into.id);
}

/** A claim again, as it was; one that has been made anew meanwhile gets its tickets back. */
function restore(
  transaction: Transaction,
  { from, at }: PersonMerge,
  libraryId: string,
  tickets: readonly Conversation[],
): void {
  const { id, ...fields } = from;
  const lastMs = Math.max(...tickets.map(({ created_at }) => created_at.toMillis()));
  mergeRecord(transaction, visitorPerson(id), {
    ...{ support_lib_id: libraryId, ...fields, is_verified: false, company: '' },
    starts: personStarts({ ...fields, company: '' }),
    last_ticket_at: tickets.length === 0 ? at : Timestamp.fromMillis(lastMs),
  });
  for (const ticket of tickets) updateRecord(transaction, conversation(ticket.id), { person_ref: id });
}

async function undo(transaction: Transaction, into: VisitorPerson, merge: PersonMerge, nowMs: number) {
  if (merge.undone_at !== null) return;
  if (!mayUndoPersonMerge(merge, nowMs)) throw new ApiError('conflict', PEOPLE_TEXTS.tooLate);
  const tickets = await readMoved(transaction, into, merge);
  // Nobody is left without a ticket, or their record would never go.
  if (tickets.length > 0) restore(transaction, merge, into.support_lib_id, tickets);
  const undone = undoneMerge(merge, Timestamp.fromMillis(nowMs));
  updateRecord(transaction, visitorPerson(into.id), {
    notes: withoutNotes(into.notes ?? '', merge.from.notes),
    ...mergeFields((into.merges ?? []).map((one) => (one.id === merge.id ? undone : one))),
  });
}

/** POST people/merge/undo: whoever answers tickets takes a merge back, their own or a teammate's (D-129). */
export const undoPersonMerge = staffEndpoint(
  contract.undoPersonMerge,
  async ({ person_ref, merge_id }, staff, { nowMs }) => {
    await firestore().runTransaction(async (transaction) => {
      const into = await readOwnPerson(transaction, person_ref, staff);
      const merge = into.merges?.find(({ id }) => id === merge_id);
      if (merge === undefined) throw new ApiError('not-found');
      await undo(transaction, into, merge, nowMs);
    });
    return { person_ref };
  },
);
