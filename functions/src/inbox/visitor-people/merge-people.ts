import * as contract from '@harborline/domain/api/inbox/visitor-people';
import type { VisitorPerson } from '@harborline/domain/entities/visitor-person';
import { LIMITS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import { allTicketsOfPerson, visitorPerson } from '@harborline/domain/stores/visitor-people';
import { senderName } from '@harborline/domain/team/sender-name';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { keptMerges, withoutOldNotes } from '@harborline/domain/visitor-people/merges';
import { mayMergePeople } from '@harborline/domain/visitor-people/merging';
import { joinNotes } from '@harborline/domain/visitor-people/notes';
import { personStarts } from '@harborline/domain/visitor-people/person-words';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { findIds } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { mergeFields } from './merges-of-person';
import { readOwnPerson, withProof } from './person-documents';

interface Merge {
  readonly into: VisitorPerson;
  readonly from: VisitorPerson;
  readonly moved: readonly string[];
  readonly reason: string;
  readonly staff: Staff;
}

/** The ids of a person's tickets. @throws ApiError 'conflict' if they are too many */
async function readTickets(transaction: Transaction, { id, support_lib_id }: VisitorPerson) {
  const tickets = await findIds(allTicketsOfPerson(support_lib_id, id), transaction);
  if (tickets.length > LIMITS.ticketsPerPersonMerge)
    throw new ApiError('conflict', PEOPLE_TEXTS.tooMany(LIMITS.ticketsPerPersonMerge));
  return tickets;
}

/** Moves the tickets, and keeps with the person who stays what the way back needs. @returns the id of the merge */
function write(transaction: Transaction, { into, from, moved, reason, staff }: Merge): string {
  const [id, nowMs] = [randomId(), Date.now()];
  const { name, email, browser_uid, notes = '' } = from;
  const kept = into.name || name;
  const merge = {
    ...{ id, at: Timestamp.fromMillis(nowMs), by: staff.uid, by_name: senderName(staff), reason },
    from: { id: from.id, name, email, browser_uid, notes },
    moved: [...moved],
    undone_at: null,
  };
  for (const ref of moved) updateRecord(transaction, conversation(ref), { person_ref: into.id });
  updateRecord(transaction, visitorPerson(into.id), {
    name: kept,
    starts: personStarts({ ...into, name: kept }),
    notes: joinNotes(into.notes, notes),
    ...mergeFields(withoutOldNotes(keptMerges([...(into.merges ?? []), merge], nowMs), nowMs)),
    last_ticket_at:
      from.last_ticket_at.toMillis() > into.last_ticket_at.toMillis()
        ? from.last_ticket_at
        : into.last_ticket_at,
  });
  deleteRecord(transaction, visitorPerson(from.id));
  return id;
}

/** POST people/merge: only people of whom one address is proven become one (D-129). */
export const mergePeople = staffEndpoint(contract.mergePeople, async (input, staff) => ({
  merge_id: await firestore().runTransaction(async (transaction) => {
    const into = await readOwnPerson(transaction, input.into, staff);
    const earlier = into.merges?.find(
      ({ from, undone_at }) => from.id === input.person_ref && undone_at === null,
    );
    const from = await readOwnPerson(transaction, input.person_ref, staff).catch((error: unknown) => {
      // A repeated call finds what the first one did.
      if (earlier !== undefined && error instanceof ApiError) return undefined;
      throw error;
    });
    if (from === undefined) return earlier?.id ?? '';
    if (!mayMergePeople(await withProof(transaction, from), await withProof(transaction, into)))
      throw new ApiError('conflict', PEOPLE_TEXTS.noProof);
    const moved = await readTickets(transaction, from);
    return write(transaction, { into, from, moved, reason: input.reason.trim(), staff });
  }),
}));
