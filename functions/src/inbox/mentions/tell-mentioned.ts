import { previewText } from '@harborline/domain/conversation/build-message';
import type { Conversation, Message } from '@harborline/domain/entities/conversation';
import { isId } from '@harborline/domain/entities/is-id';
import type { User } from '@harborline/domain/entities/user';
import { isNamedIn, mentionsIn } from '@harborline/domain/mentions/mentions';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { mention } from '@harborline/domain/stores/mentions';
import { senderName } from '@harborline/domain/team/sender-name';
import type { Transaction } from 'firebase-admin/firestore';
import { hasEach, readUsers } from '../../people';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { presentStaff } from '../team-notices/queue-team-notices';
import { mentionId } from './mention-id';
import { prepareMentionMails } from './prepare-mention-mails';

/** Whom a note names, without its writer; where its text does not name them, nobody was mentioned. */
const namedIn = ({ text, mentions = {}, sender_ref, sender_type }: Message): string[] =>
  sender_type === 'note'
    ? Object.keys(mentionsIn(text, mentions)).filter((uid) => isId(uid) && uid !== sender_ref)
    : [];

/** Whether a person may be told of a ticket of a library: its own, still there, and allowed to read it. */
const mayBeTold = (person: User | undefined, libraryId: string): person is User =>
  person?.is_active === true && person.init_support_lib_id === libraryId && hasEach(person, viewTickets);

/** The people who may be told, and have not been. A name that is not theirs mentions nobody, whatever the note says. */
async function peopleToTell(
  transaction: Transaction,
  { id: messageId, conversation_ref: conversationRef, support_lib_id: libraryId, text }: Message,
  uids: readonly string[],
): Promise<User[]> {
  const documents = uids.map((uid) => mention(mentionId({ conversationRef, messageId, uid })));
  const known = await readEach(documents, transaction);
  const people = await readUsers(
    uids.filter((_uid, index) => known[index] === undefined),
    transaction,
  );
  return people.filter(
    (person): person is User => mayBeTold(person, libraryId) && isNamedIn(text, senderName(person)),
  );
}

/**
 * Puts a mention into the list of each teammate whom a note of a ticket names, once however often its event repeats, and
 * mails those who asked for it and are not at work now (D-56, D-103).
 */
export async function tellMentioned(ticket: Conversation, message: Message): Promise<void> {
  const uids = namedIn(message);
  if (uids.length === 0) return;
  const present = await presentStaff(message.support_lib_id);
  await firestore().runTransaction(async (transaction) => {
    const people = await peopleToTell(transaction, message, uids);
    const away = people.filter(({ uid }) => !present.has(uid));
    const queueMails = await prepareMentionMails(transaction, { ticket, message, people: away });
    for (const { uid } of people) {
      const id = mentionId({ conversationRef: ticket.id, messageId: message.id, uid });
      createRecord(transaction, mention(id), {
        support_lib_id: message.support_lib_id,
        person_ref: uid,
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
    queueMails();
  });
}
