import { ticketWordsSchema } from '../entities/ticket-words';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const words = defineStore(COLLECTIONS.ticketWords, ticketWordsSchema);

/** `TicketWords/{conversation_ref}` */
export const ticketWords = (conversationRef: string) => words.at(docPath.ticketWords(conversationRef));

/** Among which tickets a word is looked for. */
export interface WordSearch {
  readonly libraryId: string;
  /** `startToAsk` of a word */
  readonly start: string;
  /** of the last message, both included; null for any time */
  readonly from: TimestampLike | null;
  readonly to: TimestampLike | null;
}

/** The tickets that have a word, those with the newest messages first. */
export const ticketsWithWord = ({ libraryId, start, from, to }: WordSearch) =>
  words.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['starts', 'array-contains', start],
      ...(from === null ? [] : [['last_message_at', '>=', from] as const]),
      ...(to === null ? [] : [['last_message_at', '<=', to] as const]),
    ],
    orderBy: [
      ['last_message_at', 'desc'],
      [DOCUMENT_ID, 'desc'],
    ],
    limit: LIMITS.ticketSearchBatch,
  });
