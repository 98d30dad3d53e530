import { previewText } from '@harborline/domain/conversation/build-message';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { isId } from '@harborline/domain/entities/is-id';
import type { User } from '@harborline/domain/entities/user';
import { isNamedIn, mentionsIn } from '@harborline/domain/mentions/mentions';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { mention } from '@harborline/domain/stores/mentions';
import { senderName } from '@harborline/domain/team/sender-name';
import { MENTION_TEXTS } from '@harborline/domain/texts/mentions';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { ticketInFeed } from '@harborline/domain/tickets/follow-notice';
import type { Transaction } from 'firebase-admin/firestore';
import { hasEach, readUsers } from '../../people';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { previewOf } from '../notices/causes/notify-of-visitor';
import { notify } from '../notices/delivery/notify';
import { mentionId } from './mention-id';

/** Whom a note names, without its writer; where its text does not name them, nobody was mentioned. */
const namedIn = ({ text, mentions = {}, sender_ref, sender_type }: Message): string[] =>
  sender_type === 'note'
    ? Object.keys(mentionsIn(text, mentions)).filter((uid) => isId(uid) && uid !== sender_ref)
    : [];

/** Whether a person may be told of a ticket of a library: its own, still there, and allowed to read it. */
const mayBeTold = (person: User | undefined, libraryId: string): person is User =>
  person?.is_active === true && person.init_support_lib_id === libraryId && hasEach(person, viewTickets);

/** The people who may be told. A name that is not theirs mentions nobody, whatever the note says. */
async function peopleToTell(
  transaction: Transaction,
  { support_lib_id: libraryId, text }: Message,
  uids: readonly string[],
): Promise<User[]> {
  const people = await readUsers(uids, transaction);
  return people.filter(
    (person): person is User => mayBeTold(person, libraryId) && isNamedIn(text, senderName(person)),
  );
}

/** Lists the mention for each person, unless it is there. @returns uids of those who are mentioned */
const listMentions = (ticket: Conversation, message: Message, uids: readonly string[]): Promise<string[]> =>
  firestore().runTransaction(async (transaction) => {
    const people = await peopleToTell(transaction, message, uids);
    const documents = people.map(({ uid }) =>
      mention(mentionId({ conversationRef: ticket.id, messageId: message.id, uid })),
    );
    const known = await readEach(documents, transaction);
    for (const [index, document] of documents.entries()) {
      const person = people[index];
      if (person === undefined || known[index] !== undefined) continue;
      createRecord(transaction, document, {
        support_lib_id: message.support_lib_id,
        person_ref: person.uid,
        conversation_ref: ticket.id,
        message_id: message.id,
        author_ref: message.sender_ref,
        author_name: message.sender_name,
        preview: previewText(message.text, message.file_url),
        ticket_number: ticket.number,
        ticket_title: ticket.title,
        is_seen: false,
        created_at: message.created_at,
      });
    }
    return people.map(({ uid }) => uid);
  });

/**
 * Puts a mention into the list of each teammate whom a note of a ticket names, once however often its event repeats, and
 * tells them on the channels that they chose (D-103, D-132).
 */
export async function tellMentioned(ticket: Conversation, message: Message): Promise<void> {
  const uids = namedIn(message);
  if (uids.length === 0) return;
  const mentioned = await listMentions(ticket, message, uids);
  const name = message.sender_name || MENTION_TEXTS.aTeammate;
  await notify(
    {
      event: 'mentioned_you',
      ticket,
      cause: message.id,
      by: message.sender_ref,
      isAutomatic: false,
      name,
      activity: NOTICE_TEXTS.feed.mentioned_you(ticketInFeed(ticket)),
      mail: { name, activity: NOTICE_TEXTS.mail.mentioned_you, preview: previewOf(message) },
      atMs: message.created_at.toMillis(),
    },
    mentioned,
  );
}
