import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { type Telling, whatToTell } from '@harborline/domain/notifications/what-to-tell';
import { ticketFollower } from '@harborline/domain/stores/ticket-followers';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { emptyNotice, noticeOf } from '../../../notices';
import { config } from '../../../platform/config';
import { firestore } from '../../../platform/firebase';
import { isStored, readEach } from '../../../platform/store/read';
import { setRecord } from '../../../platform/store/write';
import type { Happening } from './happening';
import { readPerson } from './read-person';
import { bellItem, ringBell } from './ring-bell';
import type { Surroundings } from './surroundings';

/** The earlier of two times; null is none. */
const earlier = (one: Notice['mail_at'], otherMs: number): Timestamp =>
  Timestamp.fromMillis(one === null ? otherMs : Math.min(one.toMillis(), otherMs));

/** What is known of a person and a ticket once they have heard of something. */
function afterTelling(known: Notice, happening: Happening, { channels, digestAtMs }: Telling): Notice {
  const { cause, event, mail, atMs } = happening;
  const told = [...known.told, cause].slice(-LIMITS.toldCauses);
  const expires_at = Timestamp.fromMillis(Date.now() + DURATIONS.noticeKeptMs);
  const isMailed = channels.includes('email');
  if (!isMailed && digestAtMs === null) return { ...known, told, expires_at };
  const waiting: WaitingNotice = {
    event,
    key: cause,
    way: isMailed ? 'mail' : 'digest',
    ...mail,
    at: Timestamp.fromMillis(atMs),
  };
  return {
    ...known,
    told,
    expires_at,
    waiting: [...known.waiting, waiting].slice(-LIMITS.waitingNotices),
    ...(isMailed ? { mail_at: earlier(known.mail_at, Date.now() + config().readingMs) } : {}),
    ...(digestAtMs === null ? {} : { digest_at: earlier(known.digest_at, digestAtMs) }),
  };
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
 * before. Of one cause they hear once, however often it comes.
 */
export const tellPerson = (uid: string, telling: TellingOf): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const { happening, surroundings, picture } = telling;
    const { ticket, event, by, cause } = happening;
    const document = noticeOf(uid, ticket.support_lib_id, ticket.id);
    const [stored, item] = await readEach([document, bellItem(uid, ticket.id)] as const, transaction);
    const known = stored ?? emptyNotice(uid, ticket.support_lib_id, ticket.id);
    if (known.told.includes(cause)) return;
    if (telling.isForFollowers && !(await isFollowing(transaction, ticket.id, uid))) return;
    const { told } = await readPerson(transaction, { uid, libraryId: ticket.support_lib_id }, surroundings);
    const place = { id: ticket.id, assignedTo: ticket.assigned_to, teamRef: ticket.team_ref ?? '' };
    const decided = whatToTell({ event, by, ticket: place }, told, Date.now());
    // Whoever looks at it has heard of it, also when the cause comes again.
    if (decided.channels.length === 0 && decided.reasons.bell !== 'looking') return;
    const { told: causes, waiting, ...after } = afterTelling(known, happening, decided);
    setRecord(transaction, document, { ...after, told: [...causes], waiting: [...waiting] });
    if (decided.channels.includes('bell')) ringBell(transaction, uid, { happening, known: item, picture });
  });
