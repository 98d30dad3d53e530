import * as z from 'zod/mini';
import { messageSchema } from '../entities/conversation';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, type Schema, type StoreQuery } from './store';

const aboutTicketSchema = z.looseObject({ support_lib_id: z.string(), conversation_ref: z.string() });

/** What a message says of its files, however malformed the rest of it is. */
const messageFilesSchema = z.object({
  file_url: z.catch(z.string(), ''),
  more_files: z.catch(z.optional(z.array(z.string())), undefined),
  taken_from: z.catch(messageSchema.shape.taken_from, undefined),
  taken_to: z.catch(messageSchema.shape.taken_to, undefined),
});
export type MessageFiles = z.output<typeof messageFilesSchema>;

interface TicketData<Read extends Schema = typeof aboutTicketSchema> {
  /** finds the documents, without an order: they are read in batches */
  readonly query: StoreQuery<Read>;
  readonly documentOf: (id: string) => { readonly path: string };
}

const below = (collection: string): TicketData => ({
  query: defineStore(collection, aboutTicketSchema).query({}),
  documentOf: (id) => ({ path: `${collection}/${id}` }),
});

/** The messages of a ticket. */
export const messagesOfTicket = (conversationRef: string): TicketData =>
  below(docPath.messages(conversationRef));

/** What the messages of a ticket say of their files, and with which tickets they share them (D-122). */
export const filesOfTicket = (conversationRef: string) =>
  defineStore(docPath.messages(conversationRef), messageFilesSchema).query({});

/** Collections of the root whose documents name a ticket in `conversation_ref` and go with it (D-124). */
const TICKET_DATA_COLLECTIONS = [
  COLLECTIONS.replyDrafts,
  COLLECTIONS.plannedReplies,
  COLLECTIONS.mentions,
  COLLECTIONS.feeds,
  COLLECTIONS.outbox,
  COLLECTIONS.readingWaits,
  COLLECTIONS.clockAnnouncements,
  COLLECTIONS.notices,
  COLLECTIONS.workflowRuns,
  // What its visitor answered in a form that the conversation led to (D-150).
  COLLECTIONS.formSubmissions,
] as const;

/** What a ticket has beside its messages, and the documents that bear its id (D-124). */
export function dataOfTicket(libraryId: string, conversationRef: string): readonly TicketData[] {
  const naming = (collection: string): TicketData => ({
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
      docPath.ticketEvents(conversationRef),
      docPath.ticketFollowers(conversationRef),
      docPath.customValuesOf(conversationRef),
      docPath.checklists(conversationRef),
      docPath.ratings(conversationRef),
    ].map(below),
    ...TICKET_DATA_COLLECTIONS.map(naming),
  ];
}
