import * as contract from '@harborline/domain/api/inbox/drafts';
import { buildMessage, conversationUpdate } from '@harborline/domain/conversation/build-message';
import { conversation } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { FieldValue } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { derivedId } from '../../platform/ids';
import { createRecord, updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { changeOpenDraft, type OpenDraft, presentChange, teamName } from './open-draft';
import { tellAuthor } from './tell-author';

/** Writes the message as the composer does: it is the author's, whoever sends it. @returns its id */
function writeMessage({ transaction, ticket, draft }: OpenDraft): string {
  const id = derivedId('sent-draft', draft.id);
  const message = buildMessage({
    conversationRef: ticket.id,
    libraryId: ticket.support_lib_id,
    senderType: 'agent',
    senderRef: draft.author_ref,
    senderName: draft.author_name,
    text: draft.text,
    createdAt: FieldValue.serverTimestamp(),
  });
  createRecord(transaction, messageDocument(ticket.id, id), message);
  const { last_message, last_message_at, is_unread_by_staff } = conversationUpdate(id, message);
  updateRecord(transaction, conversation(ticket.id), { last_message, last_message_at, is_unread_by_staff });
  return id;
}

function send(open: OpenDraft, staff: Staff, nowMs: number) {
  const { transaction, ticket, draft, document } = open;
  const message_ref = writeMessage(open);
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
    is_approval: isApproval ? ('yes' as const) : ('' as const),
  };
  recordEvent(transaction, ticket, { kind: 'draft-sent', details }, { staff });
  tellAuthor(transaction, { draft, what: 'sent', staff, nowMs });
  return presentChange(draft, 'sent', message_ref);
}

/** POST drafts/send: sends a draft once, and only the text that the caller has read (D-104). */
export const sendDraft = staffEndpoint(contract.sendDraft, (named, staff, { nowMs }) =>
  changeOpenDraft(named, staff, (open) => {
    open.stateAfter('send');
    open.mustBeRead();
    return send(open, staff, nowMs);
  }),
);
