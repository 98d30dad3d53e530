import type { Conversation } from '@harborline/domain/entities/conversation';
import { LIMITS } from '@harborline/domain/limits';
import { joinedChats, queuedChats } from '@harborline/domain/stores/conversations';
import type { Firestore } from 'firebase/firestore';
import { report } from '../../../shared/config/report';
import { watchOwnChats } from '../../../shared/store/watch-own-chats';
import { watchRecords } from '../../../shared/store/watch-records';
import { chatAlertOf, type InboxAlert, joinedChatAlertOf, supervisedChatAlertOf } from './alert-of';

type OnAlert = (alert: InboxAlert) => void;
type AlertOf = typeof chatAlertOf;

/** @returns a function that takes the present chats, each with its kind of alert, and reports what is new in them */
function newsOf(onAlert: OnAlert): (chats: ReadonlyMap<Conversation, AlertOf>, isFromCache: boolean) => void {
  let known: ReadonlyMap<string, string> | null = null;
  return (chats, isFromCache) => {
    // The cache may be stale, so chats only count once the server has responded.
    if (isFromCache && known === null) return;
    const earlier = known;
    known = new Map([...chats.keys()].map(({ id, last_message }) => [id, last_message.id]));
    if (earlier === null) return;
    for (const [chat, alertFor] of chats) {
      const alert = alertFor(chat, earlier.get(chat.id));
      if (alert !== null) onAlert(alert);
    }
  };
}

const kindOf = (chats: readonly Conversation[], alertFor: AlertOf) =>
  chats.map((chat) => [chat, alertFor] as const);

const error = (failure: Error) => report('chat-alerts', failure);

function watchOwn(firestore: Firestore, { uid, libraryId }: Person, onAlert: OnAlert): () => void {
  const see = newsOf(onAlert);
  return watchOwnChats(
    firestore,
    { uid, libraryId, limit: LIMITS.ownChats },
    { confirms: true },
  )({
    next: ({ own, joined, isFromCache }) => {
      // While a chat changes hands it may be in both lists for a moment.
      const guests = joined.filter(({ id }) => !own.some((chat) => chat.id === id));
      see(new Map([...kindOf(own, chatAlertOf), ...kindOf(guests, joinedChatAlertOf)]), isFromCache);
    },
    error,
  });
}

/** For whoever takes no chats, and so has none, and reads no queue. */
function watchSupervised(firestore: Firestore, { uid, libraryId }: Person, onAlert: OnAlert): () => void {
  const see = newsOf(onAlert);
  return watchRecords(firestore, joinedChats(libraryId, uid, LIMITS.ownChats), { confirms: true })({
    next: ({ records, isFromCache }) => see(new Map(kindOf(records, supervisedChatAlertOf)), isFromCache),
    error,
  });
}

function watchQueue(firestore: Firestore, libraryId: string, onAlert: OnAlert): () => void {
  const see = newsOf(onAlert);
  return watchRecords(firestore, queuedChats(libraryId, LIMITS.alertingChats), { confirms: true })({
    next: ({ records, isFromCache }) => see(new Map(kindOf(records, chatAlertOf)), isFromCache),
    error,
  });
}

interface Person {
  readonly uid: string;
  readonly libraryId: string;
  /** whether chats come to the person; whoever only supervises them is in those that they joined */
  readonly takesChats: boolean;
  /** whether the person gets chats assigned only, and the queue is none of their business (D-67) */
  readonly isAssignOnly: boolean;
}

/**
 * Reports chats that come to the queue or to a person, alone or beside a teammate (D-92), and what visitors write in
 * that person's chats. Ignores what is there at the start.
 * @returns an unsubscribe function
 */
export function watchChatsForAlerts(firestore: Firestore, person: Person, onAlert: OnAlert): () => void {
  if (!person.takesChats) return watchSupervised(firestore, person, onAlert);
  const stops = [
    watchOwn(firestore, person, onAlert),
    ...(person.isAssignOnly ? [] : [watchQueue(firestore, person.libraryId, onAlert)]),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
