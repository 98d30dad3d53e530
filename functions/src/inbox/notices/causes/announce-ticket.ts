import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument, newestOfVisitor } from '@harborline/domain/stores/messages';
import { derivedId } from '../../../platform/ids';
import { findRecords, readEach, readRecord } from '../../../platform/store/read';
import { notifyOfVisitor } from './notify-of-visitor';

/** Tells of a new ticket, once however often the event of its first message comes. */
export async function announceTicket(conversationRef: string, messageId: string): Promise<void> {
  const documents = [
    conversationDocument(conversationRef),
    messageDocument(conversationRef, messageId),
  ] as const;
  const [ticket, message] = await readEach(documents);
  if (ticket && message) await notifyOfVisitor('new_ticket', ticket, message);
}

/** Tells of a ticket that was a chat until its visitor left an address, with what they wrote last in it. */
export async function announceLeftChat(conversationRef: string): Promise<void> {
  const ticket = await readRecord(conversationDocument(conversationRef));
  const [message] = await findRecords(newestOfVisitor(conversationRef));
  if (ticket === undefined || message === undefined) return;
  const cause = derivedId('left-address', conversationRef);
  await notifyOfVisitor('new_ticket', ticket, { ...message, id: cause });
}
