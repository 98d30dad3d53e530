import * as contract from '@harborline/domain/api/inbox/visitor-people';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { readRecord } from '../../platform/store/read';

/** GET people/notes: one read, since every ticket that is opened asks for it (D-129). */
export const getPersonNotes = staffEndpoint(contract.getPersonNotes, async ({ person_ref }, staff) => {
  const person = await readRecord(visitorPerson(person_ref));
  if (person?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  return { notes: person.notes ?? '' };
});
