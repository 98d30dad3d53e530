import { feedSchema } from '../entities/feed';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const feeds = defineStore(COLLECTIONS.feeds, feedSchema);

/** `Feeds/{id}` */
export const feedItem = (id: string) => feeds.at(docPath.feed(id));

export interface FeedOwner {
  readonly uid: string;
  readonly libraryId: string;
}

const ownedBy = ({ uid, libraryId }: FeedOwner) =>
  [
    ['ref_uid', '==', uid],
    ['support_lib_id', '==', libraryId],
  ] as const;

/** A person's feed in a library, newest first. @param isRead null for all */
export const feedItems = (owner: FeedOwner, isRead: boolean | null) =>
  feeds.query({
    where: [...ownedBy(owner), ...(isRead === null ? [] : [['is_read', '==', isRead] as const])],
    orderBy: [['created_at', 'desc']],
  });

/** The same items without an order, for counting or bulk changes. */
export const feedItemsUnordered = (owner: FeedOwner, isRead: boolean | null) =>
  feeds.query({
    where: [...ownedBy(owner), ...(isRead === null ? [] : [['is_read', '==', isRead] as const])],
  });

/** What all people of a library were told about a ticket, as much as one transaction may delete. */
export const feedItemsOfTicket = (libraryId: string, conversationRef: string) =>
  feeds.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['conversation_ref', '==', conversationRef],
    ],
    limit: 200,
  });

/** What a person has not read about a ticket: one item, and those about what else became of it. */
export const unreadAboutTicket = (owner: FeedOwner, conversationRef: string) =>
  feeds.query({
    where: [...ownedBy(owner), ['conversation_ref', '==', conversationRef], ['is_read', '==', false]],
    limit: LIMITS.itemsPerTicket,
  });
