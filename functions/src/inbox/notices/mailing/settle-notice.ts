import type { WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { User } from '@harborline/domain/entities/user';
import { composeNoticeMail, noticeSubject } from '@harborline/domain/notifications/notice-mail';
import { dueTimes, notifiedKey } from '@harborline/domain/notifications/waiting';
import { conversation } from '@harborline/domain/stores/conversations';
import type { notice } from '@harborline/domain/stores/notices';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { oneLine } from '@harborline/domain/text/clip';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { enqueueMail, notificationSettingsUrl, pendingMail } from '../../../mail';
import { muteLinks } from '../../../notices';
import { config } from '../../../platform/config';
import { firestore } from '../../../platform/firebase';
import { derivedId } from '../../../platform/ids';
import { isStored, readRecord, type Stored } from '../../../platform/store/read';
import { updateRecord } from '../../../platform/store/write';
import type { LibraryContext } from '../delivery/library-context';
import { readRecipient } from '../delivery/read-recipient';
import { noticedTicket, readLetterhead, subjectText } from './mail-parts';
import type { Sweep } from './sweep';
import { stillWanted, unreadLines } from './unread-lines';

type NoticeDocument = ReturnType<typeof notice>;
type Known = Stored<NoticeDocument['read']>;

interface Mailing {
  readonly known: Known;
  readonly ticket: Conversation;
  readonly user: User;
  readonly lines: readonly WaitingNotice[];
  readonly senderName: string;
}

/** @returns what puts the mail into the outbox; nothing to do if it is there */
async function prepareMail(transaction: Transaction, mailing: Mailing): Promise<() => void> {
  const { known, ticket, user, lines, senderName } = mailing;
  const letterhead = await readLetterhead(transaction, known.support_lib_id, senderName);
  const last = lines.at(-1);
  if (letterhead === undefined || last === undefined || user.user_email === '') return () => {};
  const id = derivedId('notification', known.id, last.key);
  if (await isStored(outboxMail(id), transaction)) return () => {};
  const noticed = noticedTicket(ticket, lines);
  const { muteUrl, unsubscribeUrl } = muteLinks(user.uid, known.support_lib_id, {
    ticket: ticket.id,
    events: [...new Set(lines.map(({ event }) => event))],
  });
  const mail = await pendingMail({
    kind: 'notification',
    libraryId: known.support_lib_id,
    conversationRef: ticket.id,
    from: letterhead.from,
    to: user.user_email,
    replyTo: '',
    subject: subjectText(oneLine(noticeSubject(noticed, ticket.title || INBOX_TEXTS.noTitle))),
    unsubscribeUrl,
    ...composeNoticeMail({
      brand: letterhead.brand,
      ticket: noticed,
      settingsUrl: notificationSettingsUrl(),
      muteUrl,
    }),
  });
  return () => enqueueMail(transaction, id, mail);
}

interface Deciding {
  readonly known: Known;
  /** those whose time has come */
  readonly lines: readonly WaitingNotice[];
  readonly context: LibraryContext;
  readonly nowMs: number;
}

/** What becomes of lines whose time has come: mailed, held for a digest, or read by now. */
async function decide(transaction: Transaction, { known, lines, context, nowMs }: Deciding) {
  const nothing = { queue: () => {}, digested: [] as readonly WaitingNotice[] };
  const ticket = await readRecord(conversation(known.conversation_ref), transaction);
  if (ticket === undefined || lines.length === 0) return nothing;
  const who = { uid: known.person_ref, libraryId: known.support_lib_id };
  const { recipient, user } = await readRecipient(transaction, who, { context, tickets: [ticket] });
  if (user === undefined) return nothing;
  const unread = await unreadLines(transaction, { notice: known, ticket, lines });
  const { mailed, digested } = stillWanted(unread, { ticket, person: recipient, nowMs });
  const { senderName } = context;
  return {
    queue: await prepareMail(transaction, { known, ticket, user, lines: mailed, senderName }),
    digested: digested.map(({ line, digestAtMs }) => ({
      ...line,
      way: 'digest' as const,
      due_at: Timestamp.fromMillis(digestAtMs ?? nowMs),
    })),
  };
}

/** Whoever is at work has the bell (D-57); what did not ring it waits until they leave. */
function postponedFor({ waiting, notified }: Known, nowMs: number): readonly WaitingNotice[] {
  const due_at = Timestamp.fromMillis(nowMs + config().readingMs);
  return waiting.flatMap((line) => {
    if (line.way === 'digest' || line.due_at.toMillis() > nowMs) return [line];
    return notified.includes(notifiedKey(line.key, 'bell')) ? [] : [{ ...line, due_at }];
  });
}

/**
 * Mails what one person has not read of one ticket by now, all of it in one mail; in quiet hours it waits for the digest
 * after them. What came so late that there was no time to read it waits for the next. A second call changes nothing.
 * @returns whether it was due
 */
export async function settleNotice(document: NoticeDocument, nowMs: number, sweep: Sweep): Promise<boolean> {
  const seen = await readRecord(document);
  if (!seen) return false;
  const { context, present } = await sweep.libraryOf(seen.support_lib_id);
  const isPresent = present.has(seen.person_ref);
  return firestore().runTransaction(async (transaction) => {
    const known = await readRecord(document, transaction);
    if (!known || known.mail_at === null || known.mail_at.toMillis() > nowMs) return false;
    const store = (lines: readonly WaitingNotice[]) => {
      const waiting = [...lines];
      updateRecord(transaction, document, { waiting, ...dueTimes(waiting), failures: 0 });
    };
    if (isPresent) {
      store(postponedFor(known, nowMs));
      return true;
    }
    const isDue = ({ way, due_at }: WaitingNotice) => way === 'mail' && due_at.toMillis() <= nowMs;
    const lines = known.waiting.filter(isDue);
    const { queue, digested } = await decide(transaction, { known, lines, context, nowMs });
    store([...known.waiting.filter((line) => !isDue(line)), ...digested]);
    queue();
    return true;
  });
}
