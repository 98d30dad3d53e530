import { conversation } from '@harborline/domain/stores/conversations';
import { linksOfTicket, ticketLink } from '@harborline/domain/stores/ticket-links';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, isStoredIn, readRecord } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { type Erased, prepareOtherDeleted } from '../deletion/record-other-deleted';

/** What the erased ticket was to the other one. */
function roleOf(parentRef: string, erasedRef: string) {
  if (parentRef === '') return 'related';
  return parentRef === erasedRef ? 'parent' : 'child';
}

/** Ends one link of an erased ticket; a child of it is nobody's child then. Its id may be that of a newer link. */
export const eraseLink = (id: string, erased: Erased): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const link = await readRecord(ticketLink(id), transaction);
    if (link?.refs.includes(erased.ref) !== true) return;
    const role = roleOf(link.parent_ref, erased.ref);
    const otherRef = link.refs.find((ref) => ref !== erased.ref);
    if (
      otherRef !== undefined &&
      (await isStoredIn(erased.erasure.support_lib_id, conversation(otherRef), transaction))
    ) {
      const record = await prepareOtherDeleted(transaction, otherRef, role, erased);
      if (role === 'parent')
        updateRecord(transaction, conversation(otherRef), { part_of: FieldValue.delete() });
      record();
    }
    deleteRecord(transaction, ticketLink(id));
  });

/** Ends the links of an erased ticket, on both sides (D-124, D-127). */
export async function eraseLinks(erased: Erased): Promise<void> {
  for (;;) {
    const links = await findRecords(linksOfTicket(erased.erasure.support_lib_id, erased.ref));
    if (links.length === 0) return;
    for (const { id } of links) await eraseLink(id, erased);
  }
}
