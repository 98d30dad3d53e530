import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/drafts';
import { replyDraft } from '@harborline/domain/stores/reply-drafts';
import { senderName } from '@harborline/domain/team/sender-name';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readOwnTicket } from '../own-ticket';
import { presentChange } from './open-draft';

type Input = InputOf<typeof contract.submitDraft>;

const ID_LENGTH = 20;

/** The same for a repeated call; another person's or library's call never gets it. */
const idOf = ({ request_id }: Input, { uid, support_lib_id }: Staff): string =>
  derivedId('reply-draft', support_lib_id, uid, request_id).slice(0, ID_LENGTH);

async function submit(
  transaction: Transaction,
  id: string,
  { input, staff }: { input: Input; staff: Staff },
) {
  const { conversation_ref, text } = input;
  const ticket = await readOwnTicket(transaction, conversation_ref, staff);
  createRecord(transaction, replyDraft(id), {
    support_lib_id: ticket.support_lib_id,
    conversation_ref,
    ticket: { number: ticket.number, title: ticket.title },
    author_ref: staff.uid,
    author_name: senderName(staff),
    state: 'submitted',
    version: 1,
    text,
    submitted_text: text,
    comments: [],
    reviewer_ref: '',
    reviewer_name: '',
    submitted_at: FieldValue.serverTimestamp(),
    updated_at: FieldValue.serverTimestamp(),
    message_ref: '',
  });
  const details = { author: '', version: '1' };
  recordEvent(transaction, ticket, { kind: 'draft-submitted', details }, { staff });
  return presentChange({ id, version: 1 }, 'submitted');
}

/** POST drafts: submits a reply for review (D-104). A repeated call finds the draft that it made. */
export const submitDraft = staffEndpoint(contract.submitDraft, (input, staff) => {
  const id = idOf(input, staff);
  return firestore().runTransaction(async (transaction) => {
    const earlier = await readRecord(replyDraft(id), transaction);
    if (earlier === undefined) return submit(transaction, id, { input, staff });
    if (earlier.conversation_ref !== input.conversation_ref) throw new ApiError('not-found');
    return presentChange(earlier, earlier.state, earlier.message_ref);
  });
});
