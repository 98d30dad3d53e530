import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { type Delivery, deliveryOf } from '@harborline/domain/notifications/delivery';
import { dueTimes, notifiedKey, withWaiting } from '@harborline/domain/notifications/waiting';
import { ticketFollower } from '@harborline/domain/stores/ticket-followers';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { bellItem, emptyNotice, noticeOf } from '../../../notices';
import { config } from '../../../platform/config';
import { firestore } from '../../../platform/firebase';
import { isStored, readEach } from '../../../platform/store/read';
import { setRecord } from '../../../platform/store/write';
import { type Cover, coveringDelivery } from './covered-by';
import type { LibraryContext } from './library-context';
import { readRecipient } from './read-recipient';
import { ringBell } from './ring-bell';
import type { TicketNotification } from './ticket-notification';

/** What is new for a person of one thing that happened. */
interface News {
  readonly isRung: boolean;
  /** how it is mailed; undefined if it is not */
  readonly mail: { readonly way: WaitingNotice['way']; readonly dueMs: number } | undefined;
  /** what is remembered of it */
  readonly keys: readonly string[];
}

/**
 * What a person has not heard of the same cause before: as assignee and as follower they hear on the channels of both,
 * on each of them once.
 */
function newsOf(
  known: Notice,
  { cause, event, atMs }: TicketNotification,
  { channels, reasons, digestAtMs }: Delivery,
): News {
  const isNew = (what: 'bell' | 'mail') => !known.notified.includes(notifiedKey(cause, what));
  const isLooking = reasons.bell === 'looking';
  // They looked at it after it had happened, and before this was said to them.
  const isRead = known.read_until.toMillis() >= atMs;
  const isRung = channels.includes('bell') && isNew('bell');
  const isMailed = channels.includes('email');
  const isInDigest = known.waiting.some(({ key, way }) => key === cause && way === 'digest');
  const mail = isMailed
    ? { way: 'mail' as const, dueMs: Date.now() + config().readingMs }
    : digestAtMs === null
      ? undefined
      : { way: 'digest' as const, dueMs: digestAtMs };
  const isAdded = !isRead && mail !== undefined && (isNew('mail') || (isMailed && isInDigest));
  return {
    isRung,
    mail: isAdded ? mail : undefined,
    keys: [
      notifiedKey(cause, event),
      ...(isRung || isLooking ? [notifiedKey(cause, 'bell')] : []),
      ...(isAdded || isLooking || isRead ? [notifiedKey(cause, 'mail')] : []),
    ],
  };
}

/** What is known of a person and a ticket once they have heard of something. */
function afterDelivery(known: Notice, { cause, event, mail, atMs }: TicketNotification, news: News): Notice {
  const after = {
    ...known,
    notified: [...new Set([...known.notified, ...news.keys])].slice(-LIMITS.notifiedCauses),
    expires_at: Timestamp.fromMillis(Date.now() + DURATIONS.noticeKeptMs),
  };
  if (news.mail === undefined) return after;
  const line = {
    ...{ event, key: cause, way: news.mail.way, ...mail },
    at: Timestamp.fromMillis(atMs),
    due_at: Timestamp.fromMillis(news.mail.dueMs),
  };
  const waiting = [...withWaiting(known.waiting, line, LIMITS.waitingNotices)];
  return { ...after, waiting, ...dueTimes(waiting) };
}

export interface PersonNotification {
  readonly notification: TicketNotification;
  readonly context: LibraryContext;
  /** address of a picture of who did it, '' for none */
  readonly picture: string;
  /** undefined where nobody covers for the assignee */
  readonly cover: Cover | undefined;
  /** whether people are told only while they follow the ticket */
  readonly isForFollowers: boolean;
}

const isFollowing = (transaction: Transaction, conversationRef: string, uid: string): Promise<boolean> =>
  isStored(ticketFollower(conversationRef, uid), transaction);

/**
 * Tells one person, on the channels that they chose: rings the bell, and notes what is to be mailed unless they read it
 * before. Of one cause they hear once on each channel, however often it comes and however many events it is.
 */
export const notifyPerson = (uid: string, toSend: PersonNotification): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const { notification, context, picture } = toSend;
    const { ticket, event, by, cause } = notification;
    const document = noticeOf(uid, ticket.support_lib_id, ticket.id);
    const [stored, item] = await readEach([document, bellItem(uid, ticket.id)] as const, transaction);
    const known = stored ?? emptyNotice(uid, ticket.support_lib_id, ticket.id);
    if (known.notified.includes(notifiedKey(cause, event))) return;
    if (toSend.isForFollowers && !(await isFollowing(transaction, ticket.id, uid))) return;
    const who = { uid, libraryId: ticket.support_lib_id };
    const { recipient } = await readRecipient(transaction, who, { context, tickets: [ticket] });
    const about = { id: ticket.id, teamRef: ticket.team_ref ?? '' };
    const deliver = (to: string) =>
      deliveryOf({ event, by, ticket: { ...about, assignedTo: to } }, recipient, Date.now());
    const cover = toSend.cover?.uid === uid ? toSend.cover : undefined;
    const own = deliver(ticket.assigned_to);
    const decided = cover === undefined ? own : coveringDelivery(own, deliver(uid), cover.isOnlyCover);
    // Whoever looks at it has heard of it, also when the cause comes again.
    if (decided.channels.length === 0 && decided.reasons.bell !== 'looking') return;
    const news = newsOf(known, notification, decided);
    const { notified, waiting, ...after } = afterDelivery(known, notification, news);
    setRecord(transaction, document, { ...after, notified: [...notified], waiting: [...waiting] });
    if (!news.isRung) return;
    const said = cover === undefined ? notification : { ...notification, activity: cover.activity };
    ringBell(transaction, uid, { notification: said, known: item, picture });
  });
