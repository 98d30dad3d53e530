import * as contract from '@harborline/domain/api/inbox/drafts';
import { senderName } from '@harborline/domain/team/sender-name';
import { FieldValue } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { deleteRecord, updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readAnyOwnTicket, readOwnTicket } from '../own-ticket';
import { changeOpenDraft, type OpenDraft, presentChange } from './open-draft';

/** Another text is another version. The same one stays as it is, unless it was taken back or sent back. */
function resubmit(open: OpenDraft, text: string, staff: Staff) {
  const { transaction, ticket, draft, document } = open;
  open.stateAfter('submit');
  open.mustBeRead();
  const isSame = text === draft.text;
  if (isSame && (draft.state === 'submitted' || draft.state === 'approved'))
    return presentChange(draft, draft.state);
  const version = isSame ? draft.version : draft.version + 1;
  updateRecord(transaction, document, {
    state: 'submitted',
    version,
    text,
    author_name: senderName(staff),
    submitted_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
  });
  const details = { author: '', version: String(version) };
  recordEvent(transaction, ticket, { kind: 'draft-submitted', details }, { staff });
  return presentChange({ ...draft, version }, 'submitted');
}

function withdraw({ transaction, ticket, draft, document, stateAfter }: OpenDraft, staff: Staff) {
  // A second click changes nothing.
  if (draft.state === 'editing') return presentChange(draft, 'editing');
  stateAfter('withdraw');
  updateRecord(transaction, document, { state: 'editing', updated_at: FieldValue.serverTimestamp() });
  const details = { author: '', version: String(draft.version) };
  recordEvent(transaction, ticket, { kind: 'draft-withdrawn', details }, { staff });
  return presentChange(draft, 'editing');
}

function discard(open: OpenDraft, staff: Staff) {
  open.stateAfter('discard');
  open.mustBeRead();
  deleteRecord(open.transaction, open.document);
  const details = { author: '', version: String(open.draft.version) };
  recordEvent(open.transaction, open.ticket, { kind: 'draft-discarded', details }, { staff });
  return presentChange(open.draft, null);
}

/** PATCH drafts: what the author does with a draft until it is sent (D-104). */
export const changeDraft = staffEndpoint(contract.changeDraft, ({ action, text, ...named }, staff) =>
  changeOpenDraft(
    named,
    staff,
    (open) => {
      // Whoever reads the drafts of others changes none of them.
      if (open.draft.author_ref !== staff.uid) open.stateAfter(action);
      if (action === 'submit') return resubmit(open, text ?? open.draft.text, staff);
      return action === 'withdraw' ? withdraw(open, staff) : discard(open, staff);
    },
    action === 'submit' ? readOwnTicket : readAnyOwnTicket,
  ),
);
