import { conversation } from '@harborline/domain/stores/conversations';
import { linksOfTicket, ticketLink } from '@harborline/domain/stores/ticket-links';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, isStored, readRecord } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';

/** Ends one link of an erased ticket; a child of it is nobody's child then. Its id may be that of a newer link. */
export const eraseLink = (id: string, erasedRef: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const link = await readRecord(ticketLink(id), transaction);
    if (link?.refs.includes(erasedRef) !== true) return;
    const childRef = link.parent_ref === erasedRef ? link.refs.find((ref) => ref !== erasedRef) : undefined;
    const child = childRef === undefined ? undefined : conversation(childRef);
    const isThere = child !== undefined && (await isStored(child, transaction));
    if (isThere) updateRecord(transaction, child, { part_of: FieldValue.delete() });
    deleteRecord(transaction, ticketLink(id));
  });

/** Ends the links of an erased ticket, on both sides (D-124, D-127). */
export async function eraseLinks(libraryId: string, erasedRef: string): Promise<void> {
  for (;;) {
    const links = await findRecords(linksOfTicket(libraryId, erasedRef));
    if (links.length === 0) return;
    for (const { id } of links) await eraseLink(id, erasedRef);
  }
}
