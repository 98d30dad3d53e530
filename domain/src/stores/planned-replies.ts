import { OPEN_PLAN_STATES, plannedReplySchema } from '../entities/planned-reply';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const replies = defineStore(COLLECTIONS.plannedReplies, plannedReplySchema);

/** `PlannedReplies/{id}` */
export const plannedReply = (id: string) => replies.at(docPath.plannedReply(id));

const IS_OPEN = ['state', 'in', OPEN_PLAN_STATES] as const;

/** The replies on a ticket that are planned or held, the soonest first. */
export const plannedOnTicket = (libraryId: string, conversationRef: string) =>
  replies.query({
    where: [['support_lib_id', '==', libraryId], ['conversation_ref', '==', conversationRef], IS_OPEN],
    orderBy: [
      ['send_at', 'asc'],
      [DOCUMENT_ID, 'asc'],
    ],
    limit: LIMITS.plannedPerTicket,
  });

/** A person's replies in a library that are planned or held, as many as they may have. */
export const plannedByPerson = (libraryId: string, uid: string) =>
  replies.query({
    where: [['support_lib_id', '==', libraryId], ['author_ref', '==', uid], IS_OPEN],
    limit: LIMITS.plannedPerPerson,
  });

/** How many that are due are read at once. */
export const DUE_BATCH = 50;

/** Replies that are due by then, the longest overdue first. */
export const dueReplies = (by: TimestampLike) =>
  replies.query({
    where: [
      ['state', '==', 'planned'],
      ['send_at', '<=', by],
    ],
    orderBy: [['send_at', 'asc']],
    limit: DUE_BATCH,
  });
