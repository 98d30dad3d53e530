import { ticketsOfPerson, visitorPerson } from '@harborline/domain/stores/visitor-people';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { deleteRecord, updateRecord } from '../../platform/store/write';

/**
 * Erases the record of a person whose last ticket was deleted; otherwise only what it keeps of people who were merged and have
 * no other ticket (D-124, D-129).
 */
export const forgetPerson = (libraryId: string, personRef: string, erasedRef: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const person = await readRecord(visitorPerson(personRef), transaction);
    if (person?.support_lib_id !== libraryId) return;
    const left = await findIds({ ...ticketsOfPerson(libraryId, personRef), limit: 1 }, transaction);
    if (left.length === 0) return deleteRecord(transaction, visitorPerson(personRef));
    const merges = person.merges ?? [];
    if (!merges.some(({ moved }) => moved.includes(erasedRef))) return;
    updateRecord(transaction, visitorPerson(personRef), {
      merges: merges
        .map((merge) => ({ ...merge, moved: merge.moved.filter((ref) => ref !== erasedRef) }))
        .filter(({ moved }) => moved.length > 0),
    });
  });
