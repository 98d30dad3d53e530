import * as contract from '@harborline/domain/api/inbox/visitor-people';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { readOwnPerson } from './person-documents';

/** PUT people/notes: where no visitor reads them (D-129). What somebody else has written meanwhile stays. */
export const setPersonNotes = staffEndpoint(contract.setPersonNotes, async (input, staff) => {
  const notes = input.notes.trim();
  await firestore().runTransaction(async (transaction) => {
    const { id, notes: now = '' } = await readOwnPerson(transaction, input.person_ref, staff);
    // A repeated call finds its own.
    if (now === notes) return;
    if (now !== input.read) throw new ApiError('conflict', PEOPLE_TEXTS.notesChanged);
    updateRecord(transaction, visitorPerson(id), { notes });
  });
  return { notes };
});
