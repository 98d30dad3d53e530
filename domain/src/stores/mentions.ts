import { mentionSchema } from '../entities/mention';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const mentions = defineStore(COLLECTIONS.mentions, mentionSchema);

/** `Mentions/{id}` */
export const mention = (id: string) => mentions.at(docPath.mention(id));

const ofPerson = (libraryId: string, uid: string) =>
  [
    ['support_lib_id', '==', libraryId],
    ['person_ref', '==', uid],
  ] as const;

const UNSEEN = ['is_seen', '==', false] as const;

/** Which mentions a list holds (S9-19). */
export interface MentionListQuery {
  readonly libraryId: string;
  /** of whoever is mentioned, who alone may ask */
  readonly uid: string;
  readonly filter: 'unread' | 'all';
  readonly order: 'newest' | 'oldest';
}

/** A person's mentions in a library. */
export const mentionsOfList = ({ libraryId, uid, filter, order }: MentionListQuery) =>
  mentions.query({
    where: [...ofPerson(libraryId, uid), ...(filter === 'unread' ? [UNSEEN] : [])],
    orderBy: [
      ['created_at', order === 'newest' ? 'desc' : 'asc'],
      [DOCUMENT_ID, order === 'newest' ? 'desc' : 'asc'],
    ],
    limit: LIMITS.listPageSize,
  });

/** The same mentions, to be counted only: as many as one read pays for. */
export const countedMentions = (asked: MentionListQuery) => ({
  ...mentionsOfList(asked),
  limit: LIMITS.countedTickets,
});

/** A person's mentions in one ticket that they have not seen, the newest first. */
export const unseenMentionsIn = (libraryId: string, uid: string, conversationRef: string) =>
  mentions.query({
    where: [...ofPerson(libraryId, uid), UNSEEN, ['conversation_ref', '==', conversationRef]],
    orderBy: [['created_at', 'desc']],
    limit: LIMITS.listPageSize,
  });

/** More than arrive between two snapshots. */
const ALERT_LIMIT = 5;

/** The few latest mentions that a person has not seen. */
export const alertingMentions = (libraryId: string, uid: string) =>
  mentions.query({
    where: [...ofPerson(libraryId, uid), UNSEEN],
    orderBy: [['created_at', 'desc']],
    limit: ALERT_LIMIT,
  });
