import { type ConversationStatus, conversationSchema, TICKET_SOURCES } from '../entities/conversation';
import { LIMITS } from '../limits';
import { COLLECTIONS } from '../paths';
import type { TicketOrder } from './conversations';
import { DOCUMENT_ID, defineStore } from './store';

const conversations = defineStore(COLLECTIONS.conversations, conversationSchema);

const ofTickets = (libraryId: string) =>
  [
    ['support_lib_id', '==', libraryId],
    ['source', 'in', TICKET_SOURCES],
  ] as const;

/** Which children of a ticket a list holds (D-127). */
export interface ChildrenQuery {
  readonly libraryId: string;
  /** what they bear: `children_ref` of their parent */
  readonly partOf: string;
  /** null for all */
  readonly status: ConversationStatus | null;
  /** those with the newest messages first unless it says otherwise */
  readonly order?: TicketOrder;
}

/** The children of a ticket (D-127). */
export const childrenOfTicket = ({ libraryId, partOf, status, order = 'newest' }: ChildrenQuery) => {
  const direction = order === 'newest' ? 'desc' : 'asc';
  return conversations.query({
    where: [
      ...ofTickets(libraryId),
      ['part_of', '==', partOf],
      ...(status === null ? [] : [['status', '==', status] as const]),
    ],
    orderBy: [
      [order === 'due' ? 'due.at' : 'last_message_at', direction],
      [DOCUMENT_ID, direction],
    ],
    limit: LIMITS.listPageSize,
  });
};

/** The same tickets, to be counted only, from the index that the list has. */
export const countedChildren = (asked: ChildrenQuery) => ({
  ...childrenOfTicket({ ...asked, order: 'newest' }),
  limit: LIMITS.childrenPerTicket,
});

const UNSETTLED = ['open', 'pending', 'snoozed'] as const;

/** The children that are not closed yet, those with the newest messages first (D-127). */
export const unsettledChildren = (libraryId: string, partOf: string) =>
  conversations.query({
    where: [...ofTickets(libraryId), ['part_of', '==', partOf], ['status', 'in', UNSETTLED]],
    orderBy: [
      ['last_message_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.childrenPerTicket,
  });

/** The parent of the tickets that bear this. */
export const parentOfChildren = (libraryId: string, childrenRef: string) =>
  conversations.query({ where: [...ofTickets(libraryId), ['children_ref', '==', childrenRef]], limit: 1 });
