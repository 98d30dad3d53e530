import type { conversationSchema } from '@harborline/domain/entities/conversation';
import type { User } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { rtdbPath } from '@harborline/domain/paths';
import { mailedAbout } from '@harborline/domain/stores/agent-notifications';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { composeTeamNotice } from '@harborline/domain/tickets/team-notice';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { brandOf, type Library, readLibrary } from '../../libraries';
import { enqueueMail, type MailToSend, notificationSettingsUrl, pendingMail } from '../../mail';
import { readUsers } from '../../people';
import { config } from '../../platform/config';
import { database } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { findIds, refOf } from '../../platform/store/read';
import { attentiveUids } from '../../presence';
import { inboxConversationUrl } from '../product-links';
import type { UnreadMessage } from '../reading-wait/unread-message';

type NoticeEvent = 'new_ticket' | 'visitor_replied';

const PREVIEW_LENGTH = 2_000;

/** A library's notices go to this many people at most. */
const MAX_RECIPIENTS = 100;

export interface UnreadByTeam {
  readonly conversationRef: string;
  readonly event: NoticeEvent;
  readonly conversation: z.infer<typeof conversationSchema>;
  /** what the visitor wrote, oldest first */
  readonly unread: readonly UnreadMessage[];
  /** uids of the staff at work now */
  readonly present: ReadonlySet<string>;
}

/** Whether any teammate wants mail about an event. Asked with each message; usually no one does. */
export async function hasSubscribers(libraryId: string, event: NoticeEvent): Promise<boolean> {
  return (await findIds(mailedAbout(libraryId, event, 1))).length > 0;
}

/** Staff of the library who have the admin area open and are not away. */
export async function presentStaff(libraryId: string): Promise<ReadonlySet<string>> {
  return attentiveUids((await database().ref(rtdbPath.libraryPresence(libraryId)).get()).val());
}

/** The library's own people who asked for mail about an event, may read tickets and are not at work now. */
async function recipients(
  transaction: Transaction,
  { libraryId, event, present }: { libraryId: string; event: NoticeEvent; present: ReadonlySet<string> },
): Promise<{ readonly uid: string; readonly email: string }[]> {
  const asked = await findIds(mailedAbout(libraryId, event, MAX_RECIPIENTS), transaction);
  const people = await readUsers(
    asked.filter((uid) => !present.has(uid)),
    transaction,
  );
  return people.flatMap((person) =>
    person && mayReceive(person, libraryId) ? [{ uid: person.uid, email: person.user_email }] : [],
  );
}

function mayReceive(person: User, libraryId: string): boolean {
  return (
    person.is_active &&
    person.init_support_lib_id === libraryId &&
    person.permissions.canViewExistingTickets === true &&
    person.user_email !== ''
  );
}

/** The beginning of what was written, one message below the other. */
const previewOf = (unread: readonly UnreadMessage[]): string =>
  clip(
    unread.map(({ text }) => clip(text, LIMITS.shortText) || INBOX_TEXTS.noText).join('\n\n'),
    PREVIEW_LENGTH,
  );

function noticeMail(subject: UnreadByTeam, library: Library, to: string): MailToSend {
  const { conversationRef, event, conversation } = subject;
  const brand = brandOf(library);
  const what = event === 'new_ticket' ? 'New ticket' : 'New answer';
  const title = conversation.title || INBOX_TEXTS.noTitle;
  return {
    kind: 'notification',
    libraryId: library.id,
    conversationRef,
    from: formatSender(brand.companyName, config().mailSender),
    to,
    replyTo: '',
    subject: clip(oneLine(`${what} ${shortNumber(conversation.number)}: ${title}`), LIMITS.subject),
    ...composeTeamNotice({
      brand,
      event,
      number: conversation.number,
      title: conversation.title,
      visitorEmail: conversation.visitor.email,
      isVerified: conversation.visitor.is_verified,
      preview: previewOf(subject.unread),
      inboxUrl: inboxConversationUrl(conversationRef),
      settingsUrl: notificationSettingsUrl(),
    }),
  };
}

/**
 * Puts a mail into the outbox for each teammate who wants to know that a visitor wrote, once for each person and last
 * message. Bounded by the size of the team. Reads, so call it before any write.
 */
export async function queueTeamNotices(transaction: Transaction, subject: UnreadByTeam): Promise<void> {
  const { conversationRef, event, conversation, unread, present } = subject;
  const last = unread.at(-1);
  if (last === undefined) return;
  const libraryId = conversation.support_lib_id;
  const people = await recipients(transaction, { libraryId, event, present });
  if (people.length === 0) return;
  const library = await readLibrary(transaction, libraryId);
  if (!library) return;
  const mails = people.map(({ uid, email }) => ({
    id: derivedId('notification', conversationRef, last.id, uid),
    mail: noticeMail(subject, library, email),
  }));
  const queued = await transaction.getAll(...mails.map(({ id }) => refOf(outboxMail(id))));
  for (const [index, { id, mail }] of mails.entries()) {
    if (queued[index]?.exists === false) enqueueMail(transaction, id, await pendingMail(mail));
  }
}
