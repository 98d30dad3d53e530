import { conversation } from '@harborline/domain/stores/conversations';
import { message } from '@harborline/domain/stores/messages';
import { filesOfTicket, type MessageFiles } from '@harborline/domain/stores/ticket-data';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findAll } from '../../platform/store/find-all';
import { isStored, readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import { type Erased, prepareOtherDeleted } from './record-other-deleted';

type ErasedMessage = MessageFiles & { readonly id: string };

/** Id of the copy of a message in another ticket; it does not follow from the message once the chain has lost a link. */
async function findCopy(ref: string, of: { readonly conversationRef: string; readonly id: string }) {
  const copies = await findAll(filesOfTicket(ref));
  return copies.find(
    ({ taken_from: from }) => from?.conversation_ref === of.conversationRef && from.message_id === of.id,
  )?.id;
}

/**
 * Takes an erased message out of the chain of its copies (D-122): the one before and the one after it are each other's now, so that
 * the last of them takes the files along, and one without copies may begin a ticket again.
 */
async function unlink(
  erasedRef: string,
  { id, taken_from: from, taken_to: to }: ErasedMessage,
): Promise<void> {
  const copyId = to && (await findCopy(to.conversation_ref, { conversationRef: erasedRef, id }));
  const before = from && message(from.conversation_ref, from.message_id);
  const after = to && copyId !== undefined ? message(to.conversation_ref, copyId) : undefined;
  await firestore().runTransaction(async (transaction) => {
    const hasBefore = before !== undefined && (await isStored(before, transaction));
    const hasAfter = after !== undefined && (await isStored(after, transaction));
    if (hasBefore) updateRecord(transaction, before, { taken_to: hasAfter && to ? to : FieldValue.delete() });
    if (hasAfter)
      updateRecord(transaction, after, { taken_from: hasBefore && from ? from : FieldValue.delete() });
  });
}

/** A ticket that began with messages of an erased one leads there no longer. */
const forgetBeginning = (ref: string, erased: Erased): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const ticket = await readRecord(conversation(ref), transaction);
    if (ticket?.split_from?.conversation_ref !== erased.ref) return;
    const record = await prepareOtherDeleted(transaction, ref, 'split-from', erased);
    updateRecord(transaction, conversation(ref), { split_from: FieldValue.delete() });
    record();
  });

/** Ends what connects the messages of an erased ticket with their copies in others (D-122, D-124). */
export async function unlinkCopies(erased: Erased, messages: readonly ErasedMessage[]): Promise<void> {
  for (const each of messages)
    if (each.taken_from !== undefined || each.taken_to !== undefined) await unlink(erased.ref, each);
  const begun = new Set(messages.flatMap(({ taken_to }) => taken_to?.conversation_ref ?? []));
  for (const ref of begun) await forgetBeginning(ref, erased);
}
