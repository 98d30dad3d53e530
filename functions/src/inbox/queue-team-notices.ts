import { conversationSchema, messageSchema } from '@harborline/domain/entities/conversation';
import { userSchema } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { COLLECTIONS, docPath, rtdbPath } from '@harborline/domain/paths';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { renderTeamNotice } from '@harborline/domain/tickets/render-notice';
import type { Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { config } from '../platform/config';
import { database, firestore } from '../platform/firebase';
import { derivedId } from '../platform/ids';
import { brandOf, type Library, readLibrary } from '../platform/libraries';
import { enqueueMail, type MailToSend } from '../platform/outbox';
import { inboxConversationUrl, notificationSettingsUrl } from '../platform/product-links';
import { attentiveUids } from './attentive-uids';

type NoticeEvent = 'new_ticket' | 'visitor_replied';

/** More people of one library than this are not told by mail. */
const MAX_RECIPIENTS = 100;

interface NoticeSubject {
  readonly conversationRef: string;
  readonly messageId: string;
  readonly event: NoticeEvent;
  readonly conversation: z.infer<typeof conversationSchema>;
  readonly text: string;
  readonly library: Library;
}

/** Who of the library's own people asked for a mail about an event and may read tickets; not who is at work now. */
async function recipients(
  transaction: Transaction,
  { libraryId, event, present }: { libraryId: string; event: NoticeEvent; present: ReadonlySet<string> },
): Promise<{ readonly uid: string; readonly email: string }[]> {
  const db = firestore();
  const asked = await transaction.get(
    db
      .collection(COLLECTIONS.agentNotifications)
      .where('support_lib_id', '==', libraryId)
      .where(`events.${event}.email`, '==', true)
      .limit(MAX_RECIPIENTS),
  );
  const uids = asked.docs.map(({ id }) => id).filter((uid) => !present.has(uid));
  if (uids.length === 0) return [];
  const people = await transaction.getAll(...uids.map((uid) => db.doc(docPath.user(uid))));
  return people.flatMap((snapshot) => {
    const person = userSchema.safeParse(snapshot.data());
    return person.success && mayBeTold(person.data, libraryId)
      ? [{ uid: snapshot.id, email: person.data.user_email }]
      : [];
  });
}

function mayBeTold(person: z.infer<typeof userSchema>, libraryId: string): boolean {
  return (
    person.is_active &&
    person.init_support_lib_id === libraryId &&
    person.permissions.canViewExistingTickets === true &&
    person.user_email !== ''
  );
}

function noticeMail(
  { conversationRef, event, conversation, text, library }: NoticeSubject,
  to: string,
): MailToSend {
  const brand = brandOf(library);
  const what = event === 'new_ticket' ? 'New ticket' : 'New answer';
  return {
    kind: 'notification',
    libraryId: library.id,
    conversationRef,
    from: formatSender(brand.companyName, config().mailSender),
    to,
    replyTo: '',
    subject: clip(oneLine(`${what}: ${conversation.subject}`), LIMITS.subject),
    ...renderTeamNotice({
      brand,
      event,
      ticketId: conversation.ticket_id,
      visitorEmail: conversation.visitor.email,
      preview: clip(text, LIMITS.shortText),
      inboxUrl: inboxConversationUrl(conversationRef),
      settingsUrl: notificationSettingsUrl(),
    }),
  };
}

async function readSubject(
  transaction: Transaction,
  conversationRef: string,
  messageId: string,
  event: NoticeEvent,
): Promise<NoticeSubject | undefined> {
  const db = firestore();
  const [stored, written] = await transaction.getAll(
    db.doc(docPath.conversation(conversationRef)),
    db.doc(docPath.message(conversationRef, messageId)),
  );
  const conversation = conversationSchema.safeParse(stored?.data());
  const message = messageSchema.safeParse(written?.data());
  if (!conversation.success || !message.success) return undefined;
  const library = await readLibrary(transaction, conversation.data.support_lib_id);
  if (!library) return undefined;
  return {
    conversationRef,
    messageId,
    event,
    conversation: conversation.data,
    text: message.data.text || '(no text)',
    library,
  };
}

/**
 * Puts a mail into the outbox for each teammate who wants to be told that a visitor wrote, once per message and
 * person. Bounded by the size of the team.
 */
export async function queueTeamNotices(
  conversationRef: string,
  { messageId, libraryId }: { readonly messageId: string; readonly libraryId: string },
): Promise<void> {
  const db = firestore();
  const presence = await database().ref(rtdbPath.libraryPresence(libraryId)).get();
  const present = attentiveUids(presence.val());
  const isFirst = messageId === derivedId('first-message', conversationRef);
  const event = isFirst ? 'new_ticket' : 'visitor_replied';
  await db.runTransaction(async (transaction) => {
    // First, since mostly nobody asked, and each message comes by here.
    const people = await recipients(transaction, { libraryId, event, present });
    if (people.length === 0) return;
    const subject = await readSubject(transaction, conversationRef, messageId, event);
    if (!subject) return;
    const ids = people.map(({ uid }) => derivedId('notification', conversationRef, messageId, uid));
    const queued = await transaction.getAll(...ids.map((id) => db.doc(docPath.outbox(id))));
    for (const [place, { email }] of people.entries()) {
      const id = ids[place];
      if (id !== undefined && queued[place]?.exists === false)
        enqueueMail(transaction, id, noticeMail(subject, email));
    }
  });
}
