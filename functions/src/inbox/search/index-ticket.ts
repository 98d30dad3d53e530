import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { conversation } from '@harborline/domain/stores/conversations';
import { newestMessages } from '@harborline/domain/stores/messages';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { buildTicketWords } from '@harborline/domain/tickets/search/build-ticket-words';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { findRecords, readRecord } from '../../platform/store/read';
import { deleteRecord, setRecord } from '../../platform/store/write';

const newestOf = (conversationRef: string, transaction: Transaction) =>
  findRecords({ ...newestMessages(conversationRef), limit: LIMITS.ticketSearchMessages }, transaction);

/**
 * Adds a message to what finds its ticket (D-106): one read and one write, and the whole ticket if nothing is kept of it
 * yet. Delivered again, late or in another order, it comes out the same.
 */
export const indexMessage = (ticket: Conversation, message: Message): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const document = ticketWords(ticket.id);
    const known = await readRecord(document, transaction);
    const messages = known === undefined ? await newestOf(ticket.id, transaction) : [message];
    setRecord(transaction, document, buildTicketWords(ticket, messages, known));
  });

/** Keeps what finds a ticket, as it is now; of a chat, and of a ticket that is gone, nothing. */
export const indexTicket = (conversationRef: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const document = ticketWords(conversationRef);
    const ticket = await readRecord(conversation(conversationRef), transaction);
    if (ticket === undefined || isChat(ticket)) {
      deleteRecord(transaction, document);
      return;
    }
    const messages = await newestOf(conversationRef, transaction);
    setRecord(transaction, document, buildTicketWords(ticket, messages));
  });
