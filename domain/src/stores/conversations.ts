import {
  CHAT_SOURCE,
  type ConversationStatus,
  conversationSchema,
  TICKET_SOURCES,
} from '../entities/conversation';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { WAITING_STATUSES } from '../tickets/queues/waiting';
import type { TicketListKind } from '../tickets/ticket-lists';
import type { AnchorQuestion, TicketQuestion } from '../tickets/ticket-predicate';
import { DOCUMENT_ID, defineStore } from './store';

const conversations = defineStore(COLLECTIONS.conversations, conversationSchema);

/** `Conversations/{ref}` */
export const conversation = (ref: string) => conversations.at(docPath.conversation(ref));

const OF_TICKETS = ['source', 'in', TICKET_SOURCES] as const;
const OF_CONTACT_FORM = ['source', '==', 'contact_form'] as const;
const AWAITING_REPLY = ['last_message.sender_type', '==', 'visitor'] as const;

/** What a list asks of its tickets beside their status (D-70, D-76, D-100). */
function ofList(kind: TicketListKind, uid: string) {
  switch (kind) {
    case 'all':
      return [OF_TICKETS];
    case 'own':
      return [OF_TICKETS, ['assigned_to', '==', uid] as const];
    case 'others':
      return [OF_TICKETS, ['assigned_to', '>', ''] as const, ['assigned_to', '!=', uid] as const];
    case 'passed-on':
      return [OF_TICKETS, ['reassigned_from', '==', uid] as const];
    case 'created':
      return [OF_TICKETS, ['created_by', '==', uid] as const];
    case 'unassigned':
      return [OF_TICKETS, ['assigned_to', '==', ''] as const];
    case 'awaiting-reply':
      return [OF_TICKETS, AWAITING_REPLY];
    case 'contact-form':
      return [OF_CONTACT_FORM];
    case 'contact-form-awaiting-reply':
      return [OF_CONTACT_FORM, AWAITING_REPLY];
  }
}

/** Orders of a list: by the last message, or those first that are due first, without any that are not (D-135). */
export const TICKET_ORDERS = ['newest', 'oldest', 'due'] as const;
export type TicketOrder = (typeof TICKET_ORDERS)[number];

/** Which tickets a list holds. */
export interface TicketListQuery {
  readonly libraryId: string;
  readonly kind: TicketListKind;
  /** of the person who looks */
  readonly uid: string;
  /** null for all */
  readonly status: ConversationStatus | null;
  /** `tag_ref` of a tag that they have (D-71), null for all */
  readonly tag: string | null;
  /** those with the newest messages first unless it says otherwise */
  readonly order?: TicketOrder;
}

/** The tickets of a list. */
export const ticketsOfList = ({ libraryId, kind, uid, status, tag, order = 'newest' }: TicketListQuery) => {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const by = order === 'due' ? 'due.at' : 'last_message_at';
  return conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ...ofList(kind, uid),
      ...(status === null ? [] : [['status', '==', status] as const]),
      ...(tag === null ? [] : [['tag_refs', 'array-contains', tag] as const]),
    ],
    orderBy: [
      [by, direction],
      // Fields of a range are part of the order, and the store would put this one behind the id.
      ...(kind === 'others' ? [['assigned_to', direction] as const] : []),
      [DOCUMENT_ID, direction],
    ],
    limit: LIMITS.listPageSize,
  });
};

/** The tickets that were merged into one, the latest merge first (D-110). */
export const ticketsMergedInto = (libraryId: string, conversationRef: string) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      OF_TICKETS,
      ['merged_into.conversation_ref', '==', conversationRef],
    ],
    orderBy: [['merged_into.at', 'desc']],
    limit: LIMITS.shownMerged,
  });

/** The tickets that a split of one began (D-122). */
export const ticketsSplitFrom = (libraryId: string, conversationRef: string) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      OF_TICKETS,
      ['split_from.conversation_ref', '==', conversationRef],
    ],
    limit: LIMITS.shownMerged,
  });

/** The same tickets, to be counted only: as many as one read pays for, from the index that the list has. */
export const countedTickets = (asked: TicketListQuery) => ({
  ...ticketsOfList({ ...asked, order: 'newest' }),
  limit: LIMITS.countedTickets,
});

/** The open tickets that wait for an answer, to be counted only, as many as a rule may name (D-131). */
export const unansweredTickets = (libraryId: string) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      OF_TICKETS,
      ['status', '==', 'open'],
      ['last_message.sender_type', '==', 'visitor'],
    ],
    limit: LIMITS.loadCount + 1,
  });

/** Which tickets a filter asks the store for (D-111). */
export interface FilterQuery extends Pick<TicketQuestion, 'sources' | 'statuses' | 'tag' | 'anchor'> {
  readonly libraryId: string;
  /** of the last message; null for any. The second is the first that no longer matches */
  readonly from: TimestampLike | null;
  readonly before: TimestampLike | null;
}

function ofAnchor(anchor: AnchorQuestion) {
  // Alike, but a path and its values only have matching types once they are told apart.
  return anchor.path === 'last_message.sender_type'
    ? ([anchor.path, 'in', anchor.values] as const)
    : ([anchor.path, 'in', anchor.values] as const);
}

/** Tickets among which those of a filter are, those with the newest messages first. */
export const filteredTickets = ({ libraryId, sources, statuses, tag, anchor, from, before }: FilterQuery) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['source', 'in', sources],
      ...(anchor === null ? [] : [ofAnchor(anchor)]),
      ...(statuses === null ? [] : [['status', 'in', statuses] as const]),
      ...(tag === null ? [] : [['tag_refs', 'array-contains', tag] as const]),
      ...(from === null ? [] : [['last_message_at', '>=', from] as const]),
      ...(before === null ? [] : [['last_message_at', '<', before] as const]),
    ],
    orderBy: [
      ['last_message_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.filterBatch,
  });

/** Which tickets a smart queue looks at. */
export interface WaitingQuery {
  readonly libraryId: string;
  /** from which end of the tickets, by when they were created */
  readonly direction: 'asc' | 'desc';
  /** levels of priority, null for any and none */
  readonly levels: readonly number[] | null;
}

/** Tickets that are not closed and that nobody has, among which those of a smart queue are (D-115). */
export const waitingTickets = ({ libraryId, direction, levels }: WaitingQuery) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      OF_TICKETS,
      ['assigned_to', '==', ''],
      ['status', 'in', WAITING_STATUSES],
      ...(levels === null ? [] : [['priority_level', 'in', levels] as const]),
    ],
    orderBy: [
      ['created_at', direction],
      [DOCUMENT_ID, direction],
    ],
    limit: LIMITS.queueScan,
  });

/** The open tickets that nobody has, the oldest first, to be read in batches (D-137). @param level of their priority, any if left out */
export const ticketsToGive = (libraryId: string, level?: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      OF_TICKETS,
      ['assigned_to', '==', ''],
      ['status', '==', 'open'],
      ...(level === undefined ? [] : [['priority_level', '==', level] as const]),
    ],
    orderBy: [
      ['created_at', 'asc'],
      [DOCUMENT_ID, 'asc'],
    ],
  });

/** The open tickets of a person, to be counted (D-137). @param limit maximum number */
export const openTicketsOf = (libraryId: string, uid: string, limit: number) => ({
  ...ticketsOfList({ libraryId, kind: 'own', uid, status: 'open', tag: null }),
  limit,
});

/** The tickets of a person that are not closed, in no order (D-137). @param limit maximum number */
export const unclosedTicketsOf = (libraryId: string, uid: string, limit: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      OF_TICKETS,
      ['assigned_to', '==', uid],
      ['status', 'in', ['open', 'pending', 'snoozed']],
    ],
    limit,
  });

/** What is not closed and somebody has, in all libraries, by who has it and where: the first of each tells of the rest (D-139). */
export const heldConversations = () =>
  conversations.query({
    where: [
      ['status', 'in', ['open', 'pending', 'snoozed']],
      ['assigned_to', '>', ''],
    ],
    orderBy: [
      ['assigned_to', 'asc'],
      ['support_lib_id', 'asc'],
    ],
    limit: 1,
  });

const DUE_BATCH = 100;

/** The snoozed tickets of all libraries whose time has come by then, the longest overdue first (D-119). */
export const dueTickets = (by: TimestampLike) =>
  conversations.query({
    where: [['snoozed.until', '<=', by]],
    orderBy: [['snoozed.until', 'asc']],
    limit: DUE_BATCH,
  });

/** The tickets of a library whose clocks may run, in no order, to be read in batches (D-135). */
export const unclosedTickets = (libraryId: string) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      OF_TICKETS,
      ['status', 'in', ['open', 'pending', 'snoozed']],
    ],
  });

/** The tickets that were created since a time, the newest first (D-135). @param limit maximum number */
export const ticketsCreatedSince = (libraryId: string, since: TimestampLike, limit: number) =>
  conversations.query({
    where: [['support_lib_id', '==', libraryId], OF_TICKETS, ['created_at', '>=', since]],
    orderBy: [['created_at', 'desc']],
    limit,
  });

/** The tickets in which somebody wrote since a time, those with the newest messages first (D-147). @param limit maximum number */
export const ticketsWrittenSince = (libraryId: string, since: TimestampLike, limit: number) =>
  conversations.query({
    where: [['support_lib_id', '==', libraryId], OF_TICKETS, ['last_message_at', '>=', since]],
    orderBy: [['last_message_at', 'desc']],
    limit,
  });

/** The open tickets whose visitor wrote last, between two times (D-145). @param limit maximum number */
export const ticketsWaitingSince = (
  libraryId: string,
  { after, until }: { readonly after: TimestampLike; readonly until: TimestampLike },
  limit: number,
) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      OF_TICKETS,
      ['status', '==', 'open'],
      AWAITING_REPLY,
      ['last_message_at', '>', after],
      ['last_message_at', '<=', until],
    ],
    orderBy: [['last_message_at', 'asc']],
    limit,
  });

/** The chats that began since a time, the newest first (D-137). @param limit maximum number */
export const chatsCreatedSince = (libraryId: string, since: TimestampLike, limit: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['source', '==', CHAT_SOURCE],
      ['created_at', '>=', since],
    ],
    orderBy: [['created_at', 'desc']],
    limit,
  });

/** More than arrive between two snapshots. */
const ALERT_LIMIT = 5;

/** The few tickets with the newest messages. */
export const alertingTickets = (libraryId: string) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['source', 'in', TICKET_SOURCES],
    ],
    orderBy: [['last_message_at', 'desc']],
    limit: ALERT_LIMIT,
  });

/** The open chats of a person. @param limit maximum number */
export const ongoingChats = (libraryId: string, uid: string, limit: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['source', '==', CHAT_SOURCE],
      ['status', '==', 'open'],
      ['assigned_to', '==', uid],
    ],
    limit,
  });

/** The open chats that somebody else has, and a person is in (D-92). @param limit maximum number */
export const joinedChats = (libraryId: string, uid: string, limit: number) =>
  conversations.query({
    where: [...chatsOf(libraryId, 'open'), ['chat.members', 'array-contains', uid]],
    limit,
  });

const chatsOf = (libraryId: string, status: 'open' | 'closed') =>
  [
    ['support_lib_id', '==', libraryId],
    ['source', '==', CHAT_SOURCE],
    ['status', '==', status],
  ] as const;

/** The chats that wait in a library, the longest waiting first (D-91). @param limit maximum number */
export const queuedChats = (libraryId: string, limit: number) =>
  conversations.query({
    where: [...chatsOf(libraryId, 'open'), ['assigned_to', '==', '']],
    orderBy: [['chat.queued_at', 'asc']],
    limit,
  });

/** The chats that these teammates have now, for those who supervise them (S6-35). @param limit maximum number */
export const takenChats = (libraryId: string, uids: readonly string[], limit: number) =>
  conversations.query({
    where: [...chatsOf(libraryId, 'open'), ['assigned_to', 'in', uids]],
    limit,
  });

const withWord = (word: string | null) =>
  word === null ? [] : [['chat.words', 'array-contains', word] as const];

/** A library's closed chats, those with the newest messages first (S6-36, S9-06). @param word `archiveWord`, null for all */
export const newestEndedChats = (libraryId: string, word: string | null) =>
  conversations.query({
    where: [...chatsOf(libraryId, 'closed'), ...withWord(word)],
    orderBy: [
      ['last_message_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** The same, those with the oldest messages first. */
export const oldestEndedChats = (libraryId: string, word: string | null) =>
  conversations.query({
    where: [...chatsOf(libraryId, 'closed'), ...withWord(word)],
    orderBy: [
      ['last_message_at', 'asc'],
      [DOCUMENT_ID, 'asc'],
    ],
    limit: LIMITS.listPageSize,
  });

/**
 * The chats of all libraries whose visitor wrote last, before a time, and that somebody may have. The latest come first:
 * visitors who have left never stand before those who still wait.
 */
export const unansweredChats = (by: TimestampLike, limit: number) =>
  conversations.query({
    where: [
      ['source', '==', CHAT_SOURCE],
      ['status', '==', 'open'],
      ['is_unread_by_staff', '==', true],
      ['last_message_at', '<=', by],
    ],
    orderBy: [['last_message_at', 'desc']],
    limit,
  });

/** The chats of all libraries that ended since a time, the latest first. @param limit maximum number */
export const chatsEndedSince = (since: TimestampLike, limit: number) =>
  conversations.query({
    where: [
      ['source', '==', CHAT_SOURCE],
      ['status', '==', 'closed'],
      ['status_changed_at', '>=', since],
    ],
    orderBy: [['status_changed_at', 'desc']],
    limit,
  });

/** The chats of all libraries in which the time to share a page ended in a span (D-66). @param limit maximum number */
export const chatsSharedUntil = (since: TimestampLike, until: TimestampLike, limit: number) =>
  conversations.query({
    where: [
      ['chat.cobrowse.until', '>=', since],
      ['chat.cobrowse.until', '<=', until],
    ],
    orderBy: [['chat.cobrowse.until', 'desc']],
    limit,
  });

/** The chats that a visitor has not ended. @param limit maximum number */
export const ongoingChatsOfVisitor = (libraryId: string, uid: string, limit: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['visitor_uids', 'array-contains', uid],
      ['source', '==', CHAT_SOURCE],
      ['status', '==', 'open'],
    ],
    limit,
  });

const latestOfVisitor = {
  orderBy: [
    ['last_message_at', 'desc'],
    [DOCUMENT_ID, 'desc'],
  ],
  limit: LIMITS.earlierConversations,
} as const;

/** A visitor's tickets, those with the newest messages first. */
export const ticketsOfVisitor = (libraryId: string, uid: string) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['source', 'in', TICKET_SOURCES],
      ['visitor_uids', 'array-contains', uid],
    ],
    ...latestOfVisitor,
  });

/** A visitor's chats that have ended, those with the newest messages first. */
export const endedChatsOfVisitor = (libraryId: string, uid: string) =>
  conversations.query({
    where: [...chatsOf(libraryId, 'closed'), ['visitor_uids', 'array-contains', uid]],
    ...latestOfVisitor,
  });

/** The tickets under an address, those with the newest messages first (D-118). @param email in lower case */
export const ticketsOfAddress = (libraryId: string, email: string) =>
  conversations.query({
    where: [['support_lib_id', '==', libraryId], OF_TICKETS, ['visitor.email', '==', email]],
    orderBy: [
      ['last_message_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** The conversation that a visitor's request became. */
export const ticketOfVisitor = (libraryId: string, uid: string, ticketId: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['visitor_uids', 'array-contains', uid],
      ['ticket_id', '==', ticketId],
    ],
    limit: 1,
  });

/** The ticket of a library that has a number (D-54). */
export const ticketNumbered = (libraryId: string, number: number) =>
  conversations.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['number', '==', number],
    ],
    limit: 1,
  });
