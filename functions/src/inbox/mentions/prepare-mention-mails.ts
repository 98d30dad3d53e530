import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import type { User } from '@harborline/domain/entities/user';
import { LIMITS } from '@harborline/domain/limits';
import { wantsMentionMail } from '@harborline/domain/notifications/preferences';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import { clip, oneLine } from '@harborline/domain/text/clip';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { composeMentionMail } from '@harborline/domain/tickets/mention-mail';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import type { Transaction } from 'firebase-admin/firestore';
import { brandOf, type Library, readLibrary } from '../../libraries';
import { enqueueMail, type MailToSend, notificationSettingsUrl, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { derivedId } from '../../platform/ids';
import { readEach } from '../../platform/store/read';
import { inboxConversationUrl } from '../product-links';

interface MentionMails {
  readonly ticket: Conversation;
  /** the note */
  readonly message: Message;
  /** who is mentioned and not at work now */
  readonly people: readonly User[];
}

const PREVIEW_LENGTH = 2_000;

/** Those who asked for mail about mentions. */
async function whoAsked(transaction: Transaction, people: readonly User[]): Promise<User[]> {
  const reachable = people.filter(({ user_email }) => user_email !== '');
  const chosen = await readEach(
    reachable.map(({ uid }) => agentNotifications(uid)),
    transaction,
  );
  return reachable.filter((_person, index) => wantsMentionMail(chosen[index]?.events));
}

function mailTo(person: User, { ticket, message }: MentionMails, library: Library): MailToSend {
  const brand = brandOf(library);
  const authorName = message.sender_name || MENTION_TEXTS.aTeammate;
  const number = shortNumber(ticket.number);
  return {
    kind: 'notification',
    libraryId: library.id,
    conversationRef: ticket.id,
    from: formatSender(brand.companyName, config().mailSender),
    to: person.user_email,
    replyTo: '',
    subject: clip(oneLine(MENTION_TEXTS.alert(authorName, number)), LIMITS.subject),
    ...composeMentionMail({
      brand,
      authorName,
      number: ticket.number,
      title: ticket.title,
      preview: clip(message.text, PREVIEW_LENGTH),
      inboxUrl: inboxConversationUrl(ticket.id, message.id),
      settingsUrl: notificationSettingsUrl(),
    }),
  };
}

/**
 * The mails to those who are mentioned and asked for it. All reads happen here.
 * @returns what puts them into the outbox; call it with the other writes
 */
export async function prepareMentionMails(
  transaction: Transaction,
  mails: MentionMails,
): Promise<() => void> {
  const people = await whoAsked(transaction, mails.people);
  const library =
    people.length === 0 ? undefined : await readLibrary(transaction, mails.ticket.support_lib_id);
  if (!library) return () => {};
  const prepared = await Promise.all(
    people.map(async (person) => ({
      id: derivedId('notification', mails.ticket.id, mails.message.id, person.uid),
      mail: await pendingMail(mailTo(person, mails, library)),
    })),
  );
  return () => {
    for (const { id, mail } of prepared) enqueueMail(transaction, id, mail);
  };
}
