import type { conversationSchema } from '@harborline/domain/entities/conversation';
import { userSchema } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { composeTeamNotice } from '@harborline/domain/tickets/team-notice';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { brandOf, type Library, readLibrary } from '../../libraries';
import { enqueueMail, type MailToSend, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { database, firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { inboxConversationUrl, notificationSettingsUrl } from '../product-links';
import type { UnreadMessage } from '../reading-wait/unread-message';
import { attentiveUids } from './attentive-uids';

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
  /** uids of who is at work now */
  readonly present: ReadonlySet<string>;
}

const askedFor = (libraryId: string, event: NoticeEvent) =>
  firestore()
    .collection(COLLECTIONS.agentNotifications)
    .where('support_lib_id', '==', libraryId)
    .where(`events.${event}.email`, '==', true);

/** Whether a teammate wants mails about an event. Asked with each message, and mostly nobody does. */
export async function hasSubscribers(libraryId: string, event: NoticeEvent): Promise<boolean> {
  return !(await askedFor(libraryId, event).limit(1).select().get()).empty;
}

/** Who of the library has the admin area open and is not away. */
export async function presentStaff(libraryId: string): Promise<ReadonlySet<string>> {
  return attentiveUids((await database().ref(rtdbPath.libraryPresence(libraryId)).get()).val());
}

/** Who of the library's own people asked for a mail about an event and may read tickets; not who is at work now. */
async function recipients(
  transaction: Transaction,
  { libraryId, event, present }: { libraryId: string; event: NoticeEvent; present: ReadonlySet<string> },
): Promise<{ readonly uid: string; readonly email: string }[]> {
  const db = firestore();
  const asked = await transaction.get(askedFor(libraryId, event).limit(MAX_RECIPIENTS));
  const uids = asked.docs.map(({ id }) => id).filter((uid) => !present.has(uid));
  if (uids.length === 0) return [];
  const people = await transaction.getAll(...uids.map((uid) => db.doc(docPath.user(uid))));
  return people.flatMap((snapshot) => {
    const person = userSchema.safeParse(snapshot.data());
    return person.success && mayReceive(person.data, libraryId)
      ? [{ uid: snapshot.id, email: person.data.user_email }]
      : [];
  });
}

function mayReceive(person: z.infer<typeof userSchema>, libraryId: string): boolean {
  return (
    person.is_active &&
    person.init_support_lib_id === libraryId &&
    person.permissions.canViewExistingTickets === true &&
    person.user_email !== ''
  );
}

/** The beginning of what was written, one message below the other. */
const previewOf = (unread: readonly UnreadMessage[]): string =>
  clip(unread.map(({ text }) => clip(text, LIMITS.shortText) || '(no text)').join('\n\n'), PREVIEW_LENGTH);

function noticeMail(subject: UnreadByTeam, library: Library, to: string): MailToSend {
  const { conversationRef, event, conversation } = subject;
  const brand = brandOf(library);
  const what = event === 'new_ticket' ? 'New ticket' : 'New answer';
  const title = conversation.title || '(no title)';
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
      preview: previewOf(subject.unread),
      inboxUrl: inboxConversationUrl(conversationRef),
      settingsUrl: notificationSettingsUrl(),
    }),
  };
}

/**
 * Puts a mail into the outbox for each teammate who wants to know that a visitor wrote, once per last message and
 * person. Bounded by the size of the team. Reads, so call it before any write.
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
  const queued = await transaction.getAll(...mails.map(({ id }) => firestore().doc(docPath.outbox(id))));
  for (const [index, { id, mail }] of mails.entries()) {
    if (queued[index]?.exists === false) enqueueMail(transaction, id, await pendingMail(mail));
  }
}
