import * as contract from '@harborline/domain/api/inbox/checklists';
import { checklistEnd } from '@harborline/domain/tickets/ticket-change';
import { FieldValue } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { changeChecklist, hasEnded } from './change-checklist';

/** PATCH checklists: finishes or abandons a checklist (D-85). Once it has ended in one way it does not end in the other. */
export const endChecklist = staffEndpoint(contract.endChecklist, async ({ state, ...named }, staff) => {
  await changeChecklist(named, staff, ({ transaction, ticket, checklist, document }) => {
    if (checklist.state === state) return;
    if (checklist.state !== 'running') throw hasEnded();
    updateRecord(transaction, document, { state, ended_at: FieldValue.serverTimestamp() });
    recordEvent(transaction, ticket, checklistEnd(checklist, state), { staff });
  });
  return { state };
});
