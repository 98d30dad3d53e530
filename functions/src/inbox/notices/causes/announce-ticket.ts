import { conversation as conversationDocument } from '@harborline/domain/stores/conversations';
import { message as messageDocument } from '@harborline/domain/stores/messages';
import { readEach } from '../../../platform/store/read';
import { tellOfVisitor } from './tell-of-visitor';

/** Tells of a new ticket, once however often the event of its first message comes. */
export async function announceTicket(conversationRef: string, messageId: string): Promise<void> {
  const documents = [
    conversationDocument(conversationRef),
    messageDocument(conversationRef, messageId),
  ] as const;
  const [ticket, message] = await readEach(documents);
  if (ticket && message) await tellOfVisitor('new_ticket', ticket, message);
}
