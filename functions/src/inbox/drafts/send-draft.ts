import * as contract from '@harborline/domain/api/inbox/drafts';
import { FieldValue } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { derivedId } from '../../platform/ids';
import { updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { writeReply } from '../sending/write-reply';
import { changeOpenDraft, type OpenDraft, presentChange, teamName } from './open-draft';

function send(open: OpenDraft, staff: Staff) {
  const { transaction, ticket, draft, document } = open;
  const message_ref = derivedId('sent-draft', draft.id);
  writeReply(transaction, ticket, {
    id: message_ref,
    authorRef: draft.author_ref,
    authorName: draft.author_name,
    text: draft.text,
    hasRead: true,
  });
  const isApproval = draft.state === 'submitted';
  updateRecord(transaction, document, {
    state: 'sent',
    message_ref,
    updated_at: FieldValue.serverTimestamp(),
    ...(isApproval ? { reviewer_ref: staff.uid, reviewer_name: teamName(staff) } : {}),
  });
  const details = {
    author: draft.author_ref === staff.uid ? '' : draft.author_name,
    version: String(draft.version),
    author_ref: draft.author_ref,
    is_approval: isApproval ? ('yes' as const) : ('' as const),
  };
  recordEvent(transaction, ticket, { kind: 'draft-sent', details }, { staff });
  return presentChange(draft, 'sent', message_ref);
}

/** POST drafts/send: sends a draft once, and only the text that the caller has read (D-104). */
export const sendDraft = staffEndpoint(contract.sendDraft, (named, staff) =>
  changeOpenDraft(named, staff, (open) => {
    open.stateAfter('send');
    open.mustBeRead();
    return send(open, staff);
  }),
);
