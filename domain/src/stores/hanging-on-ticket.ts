import * as z from 'zod/mini';
import { messageSchema } from '../entities/conversation';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, type StoreQuery } from './store';

const aboutTicketSchema = z.looseObject({ support_lib_id: z.string(), conversation_ref: z.string() });

interface Hanging {
  /** finds the documents, without an order: they are read in batches */
  readonly query: StoreQuery<typeof aboutTicketSchema>;
  readonly documentOf: (id: string) => { readonly path: string };
}

/** The messages of a conversation, without an order: they are read in batches. */
export const allMessages = (conversationRef: string) =>
  defineStore(docPath.messages(conversationRef), messageSchema).query({});

/** What goes with a ticket beside the documents that bear its id (D-124): whatever has a `conversation_ref`. */
export function hangingOnTicket(libraryId: string, conversationRef: string): readonly Hanging[] {
  const below = (collection: string): Hanging => ({
    query: defineStore(collection, aboutTicketSchema).query({}),
    documentOf: (id) => ({ path: `${collection}/${id}` }),
  });
  const naming = (collection: string): Hanging => ({
    ...below(collection),
    query: defineStore(collection, aboutTicketSchema).query({
      where: [
        ['support_lib_id', '==', libraryId],
        ['conversation_ref', '==', conversationRef],
      ],
    }),
  });
  return [
    ...[
      docPath.messages(conversationRef),
      docPath.ticketEvents(conversationRef),
      docPath.checklists(conversationRef),
      docPath.ratings(conversationRef),
    ].map(below),
    ...[
      COLLECTIONS.replyDrafts,
      COLLECTIONS.plannedReplies,
      COLLECTIONS.mentions,
      COLLECTIONS.feeds,
      COLLECTIONS.outbox,
      COLLECTIONS.readingWaits,
    ].map(naming),
  ];
}
