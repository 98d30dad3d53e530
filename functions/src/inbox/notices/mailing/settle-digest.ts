import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { Recipient } from '@harborline/domain/notifications/delivery';
import { composeDigestMail, type NoticedTicket } from '@harborline/domain/notifications/notice-mail';
import { channelsOf } from '@harborline/domain/notifications/preferences';
import { isQuietAt, quietUntil } from '@harborline/domain/notifications/quiet-hours';
import { dueTimes, waitingFor } from '@harborline/domain/notifications/waiting';
import { conversation } from '@harborline/domain/stores/conversations';
import { digestOf, notice } from '@harborline/domain/stores/notices';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { enqueueMail, loadTemplates, notificationSettingsUrl, pendingMail } from '../../../mail';
import { muteLinks } from '../../../notices';
import { config } from '../../../platform/config';
import { firestore } from '../../../platform/firebase';
import { derivedId } from '../../../platform/ids';
import { findRecords, isStored, readEach, type Stored } from '../../../platform/store/read';
import { updateRecord } from '../../../platform/store/write';
import type { LibraryContext } from '../delivery/library-context';
import { readRecipient } from '../delivery/read-recipient';
import { noticedTicket, readLetterhead } from './mail-parts';
import type { Sweep } from './sweep';
import { stillWanted, unreadLines } from './unread-lines';

type Known = Stored<ReturnType<typeof notice>['read']>;
export type DigestOwner = Pick<Notice, 'person_ref' | 'support_lib_id'>;

interface DueTicket {
  readonly known: Known;
  readonly ticket: Conversation;
}

/** The tickets that a digest is about, without those that are gone. */
async function readDueTickets(
  transaction: Transaction,
  due: readonly Known[],
): Promise<readonly DueTicket[]> {
  const about = due.filter(({ conversation_ref }) => conversation_ref !== '');
  const found: readonly (Conversation | undefined)[] = await readEach(
    about.map(({ conversation_ref }) => conversation(conversation_ref)),
    transaction,
  );
  return about.flatMap((known, index) => {
    const ticket = found[index];
    return ticket === undefined ? [] : [{ known, ticket }];
  });
}

/** The tickets of a digest with what is still unread of them. */
async function unreadTickets(
  transaction: Transaction,
  due: readonly DueTicket[],
  person: Recipient,
): Promise<readonly NoticedTicket[]> {
  const tickets: NoticedTicket[] = [];
  for (const { known, ticket } of due) {
    const waiting = waitingFor('digest', known.waiting);
    const unread = await unreadLines(transaction, { notice: known, ticket, lines: waiting });
    // It is time for them now, whatever the clock says of the next digest.
    const awake = { ...person, times: {} };
    const wanted = stillWanted(unread, { ticket, person: awake, nowMs: 0 });
    const lines = unread.filter(
      (line) => wanted.mailed.includes(line) || wanted.digested.some((one) => one.line === line),
    );
    if (lines.length > 0) tickets.push(noticedTicket(ticket, lines));
  }
  return tickets;
}

/** What belongs to no ticket, as far as the person still wants mail about it. */
const otherLines = (due: readonly Known[], { matrix, unmailed }: Recipient): readonly WaitingNotice[] =>
  due
    .filter(({ conversation_ref }) => conversation_ref === '')
    .flatMap(({ waiting }) => waitingFor('digest', waiting))
    .filter(({ event }) => !unmailed.includes(event) && channelsOf(matrix, event).email !== false);

interface Digest {
  readonly owner: DigestOwner;
  readonly context: LibraryContext;
  readonly nowMs: number;
}

interface Prepared {
  /** puts the mail into the outbox, if there is anything to tell */
  readonly queue: () => void;
  /** when quiet hours end that have begun meanwhile; the digest waits for it */
  readonly quietUntilMs?: number;
}

const NOTHING: Prepared = { queue: () => {} };

async function prepareDigest(
  transaction: Transaction,
  due: readonly Known[],
  { owner, context, nowMs }: Digest,
): Promise<Prepared> {
  const { person_ref: uid, support_lib_id: libraryId } = owner;
  const dueTickets = await readDueTickets(transaction, due);
  const { recipient, user } = await readRecipient(
    transaction,
    { uid, libraryId },
    { context, tickets: dueTickets.map(({ ticket }) => ticket) },
  );
  const letterhead = await readLetterhead(transaction, libraryId, context.senderName);
  if (user === undefined || user.user_email === '' || letterhead === undefined) return NOTHING;
  if (isQuietAt(recipient.times, nowMs))
    return { ...NOTHING, quietUntilMs: quietUntil(recipient.times, nowMs) };
  const tickets = await unreadTickets(transaction, dueTickets, recipient);
  const others = otherLines(due, recipient);
  if (tickets.length + others.length === 0) return NOTHING;
  const dueAt = Math.max(...due.map(({ digest_at }) => digest_at?.toMillis() ?? 0));
  const keys = due.flatMap(({ waiting }) => waitingFor('digest', waiting).map(({ key }) => key));
  const id = derivedId('digest', uid, libraryId, dueAt, ...keys);
  if (await isStored(outboxMail(id), transaction)) return NOTHING;
  const { muteUrl, unsubscribeUrl } = muteLinks(uid, libraryId, 'digest');
  const mail = await pendingMail({
    kind: 'notification',
    libraryId,
    conversationRef: '',
    from: letterhead.from,
    to: user.user_email,
    replyTo: '',
    unsubscribeUrl,
    ...composeDigestMail({
      brand: letterhead.brand,
      tickets,
      others,
      inboxUrl: `${config().publicOrigin}/admin/inbox`,
      settingsUrl: notificationSettingsUrl(),
      muteUrl,
    }),
  });
  return { queue: () => enqueueMail(transaction, id, mail) };
}

/** What is left to wait after a digest. */
function leftOf({ waiting }: Known, quietUntilMs: number | undefined): WaitingNotice[] {
  if (quietUntilMs === undefined) return [...waitingFor('mail', waiting)];
  const due_at = Timestamp.fromMillis(quietUntilMs);
  return waiting.map((line) => (line.way === 'digest' ? { ...line, due_at } : line));
}

/**
 * Mails one person what waits for their digest in a library, all in one mail; in quiet hours it waits for their end. A
 * second call changes nothing. @returns whether any was due
 */
export async function settleDigest(owner: DigestOwner, nowMs: number, sweep: Sweep): Promise<boolean> {
  const [{ context }] = await Promise.all([sweep.libraryOf(owner.support_lib_id), loadTemplates()]);
  const by = Timestamp.fromMillis(nowMs);
  return firestore().runTransaction(async (transaction) => {
    const due = await findRecords(digestOf(owner.person_ref, owner.support_lib_id, by), transaction);
    if (due.length === 0) return false;
    const { queue, quietUntilMs } = await prepareDigest(transaction, due, { owner, context, nowMs });
    for (const known of due) {
      const waiting = leftOf(known, quietUntilMs);
      updateRecord(transaction, notice(known.id), { waiting, ...dueTimes(waiting), failures: 0 });
    }
    queue();
    return true;
  });
}
