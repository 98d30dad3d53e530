import type { WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { User } from '@harborline/domain/entities/user';
import { composeNoticeMail, noticeSubject } from '@harborline/domain/notifications/notice-mail';
import { conversation } from '@harborline/domain/stores/conversations';
import type { notice } from '@harborline/domain/stores/notices';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { oneLine } from '@harborline/domain/text/clip';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { enqueueMail, notificationSettingsUrl, pendingMail } from '../../../mail';
import { muteLinks } from '../../../notices';
import { firestore } from '../../../platform/firebase';
import { derivedId } from '../../../platform/ids';
import { isStored, readRecord, type Stored } from '../../../platform/store/read';
import { updateRecord } from '../../../platform/store/write';
import { readPerson } from '../telling/read-person';
import { presentStaff, readSurroundings, type Surroundings } from '../telling/surroundings';
import { noticedTicket, readLetterhead, subjectText } from './mail-parts';
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
    event: last.event,
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
  readonly surroundings: Surroundings;
  readonly isPresent: boolean;
  readonly nowMs: number;
}

/** What becomes of the lines that wait for a mail: mailed, held for a digest, or read by now. */
async function decide(transaction: Transaction, { known, surroundings, isPresent, nowMs }: Deciding) {
  const nothing = { queue: () => {}, held: [] as readonly WaitingNotice[], heldUntilMs: null };
  const ticket = await readRecord(conversation(known.conversation_ref), transaction);
  // Whoever is at work has the bell, and the page announces what is new (D-57).
  if (ticket === undefined || isPresent) return nothing;
  const who = { uid: known.person_ref, libraryId: known.support_lib_id };
  const { told, user } = await readPerson(transaction, who, surroundings);
  if (user === undefined) return nothing;
  const waiting = known.waiting.filter(({ way }) => way === 'mail');
  const unread = await unreadLines(transaction, { notice: known, ticket, lines: waiting });
  const { mailed, digested } = stillWanted(unread, { ticket, person: told, nowMs });
  const { senderName } = surroundings;
  return {
    queue: await prepareMail(transaction, { known, ticket, user, lines: mailed, senderName }),
    held: digested.map(({ line }) => ({ ...line, way: 'digest' as const })),
    heldUntilMs: digested[0]?.digestAtMs ?? null,
  };
}

/**
 * Mails what one person has not read of one ticket by now, all of it in one mail; in quiet hours it waits for the digest
 * after them. A second call changes nothing. @returns whether it was due
 */
export async function settleNotice(document: NoticeDocument, nowMs: number): Promise<boolean> {
  const seen = await readRecord(document);
  if (!seen) return false;
  // These lie outside the transaction, or are the same for many.
  const [surroundings, present] = await Promise.all([
    readSurroundings(seen.support_lib_id),
    presentStaff(seen.support_lib_id),
  ]);
  const isPresent = present.has(seen.person_ref);
  return firestore().runTransaction(async (transaction) => {
    const known = await readRecord(document, transaction);
    if (!known || known.mail_at === null || known.mail_at.toMillis() > nowMs) return false;
    const { queue, held, heldUntilMs } = await decide(transaction, { known, surroundings, isPresent, nowMs });
    updateRecord(transaction, document, {
      waiting: [...known.waiting.filter(({ way }) => way === 'digest'), ...held],
      mail_at: null,
      ...(heldUntilMs === null ? {} : { digest_at: Timestamp.fromMillis(heldUntilMs) }),
    });
    queue();
    return true;
  });
}
