import * as contract from '@harborline/domain/api/inbox/visitor-people';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { readOwnPerson } from './person-documents';

/** PUT people/notes: where no visitor reads them (D-129). */
export const setPersonNotes = staffEndpoint(contract.setPersonNotes, async (input, staff) => {
  const notes = input.notes.trim();
  await firestore().runTransaction(async (transaction) => {
    const { id } = await readOwnPerson(transaction, input.person_ref, staff);
    updateRecord(transaction, visitorPerson(id), { notes });
  });
  return { notes };
});
