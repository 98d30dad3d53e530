import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { dueTimes, toldKey, withWaiting } from '@harborline/domain/notifications/waiting';
import { type Telling, whatToTell } from '@harborline/domain/notifications/what-to-tell';
import { ticketFollower } from '@harborline/domain/stores/ticket-followers';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { bellItem, emptyNotice, noticeOf } from '../../../notices';
import { config } from '../../../platform/config';
import { firestore } from '../../../platform/firebase';
import { isStored, readEach } from '../../../platform/store/read';
import { setRecord } from '../../../platform/store/write';
import type { Happening } from './happening';
import { readPerson } from './read-person';
import { ringBell } from './ring-bell';
import type { Surroundings } from './surroundings';

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
  { cause, event }: Happening,
  { channels, reasons, digestAtMs }: Telling,
): News {
  const isNew = (what: 'bell' | 'mail') => !known.told.includes(toldKey(cause, what));
  const isLooking = reasons.bell === 'looking';
  const isRung = channels.includes('bell') && isNew('bell');
  const isMailed = channels.includes('email');
  const isInDigest = known.waiting.some(({ key, way }) => key === cause && way === 'digest');
  const mail = isMailed
    ? { way: 'mail' as const, dueMs: Date.now() + config().readingMs }
    : digestAtMs === null
      ? undefined
      : { way: 'digest' as const, dueMs: digestAtMs };
  const isAdded = mail !== undefined && (isNew('mail') || (isMailed && isInDigest));
  return {
    isRung,
    mail: isAdded ? mail : undefined,
    keys: [
      toldKey(cause, event),
      ...(isRung || isLooking ? [toldKey(cause, 'bell')] : []),
      ...(isAdded || isLooking ? [toldKey(cause, 'mail')] : []),
    ],
  };
}

/** What is known of a person and a ticket once they have heard of something. */
function afterTelling(known: Notice, { cause, event, mail, atMs }: Happening, news: News): Notice {
  const after = {
    ...known,
    told: [...new Set([...known.told, ...news.keys])].slice(-LIMITS.toldCauses),
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

export interface TellingOf {
  readonly happening: Happening;
  readonly surroundings: Surroundings;
  /** address of a picture of who did it, '' for none */
  readonly picture: string;
  /** whether people are told only while they follow the ticket */
  readonly isForFollowers: boolean;
}

const isFollowing = (transaction: Transaction, conversationRef: string, uid: string): Promise<boolean> =>
  isStored(ticketFollower(conversationRef, uid), transaction);

/**
 * Tells one person, on the channels that they chose: rings the bell, and notes what is to be mailed unless they read it
 * before. Of one cause they hear once on each channel, however often it comes and however many events it is.
 */
export const tellPerson = (uid: string, telling: TellingOf): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const { happening, surroundings, picture } = telling;
    const { ticket, event, by, cause } = happening;
    const document = noticeOf(uid, ticket.support_lib_id, ticket.id);
    const [stored, item] = await readEach([document, bellItem(uid, ticket.id)] as const, transaction);
    const known = stored ?? emptyNotice(uid, ticket.support_lib_id, ticket.id);
    if (known.told.includes(toldKey(cause, event))) return;
    if (telling.isForFollowers && !(await isFollowing(transaction, ticket.id, uid))) return;
    const who = { uid, libraryId: ticket.support_lib_id };
    const { told } = await readPerson(transaction, who, { surroundings, tickets: [ticket] });
    const place = { id: ticket.id, assignedTo: ticket.assigned_to, teamRef: ticket.team_ref ?? '' };
    const decided = whatToTell({ event, by, ticket: place }, told, Date.now());
    // Whoever looks at it has heard of it, also when the cause comes again.
    if (decided.channels.length === 0 && decided.reasons.bell !== 'looking') return;
    const news = newsOf(known, happening, decided);
    const { told: causes, waiting, ...after } = afterTelling(known, happening, news);
    setRecord(transaction, document, { ...after, told: [...causes], waiting: [...waiting] });
    if (news.isRung) ringBell(transaction, uid, { happening, known: item, picture });
  });
