import type { InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/chats';
import { buildChat } from '@harborline/domain/chat/build-chat';
import type { ChatIdentity } from '@harborline/domain/chat/chat-choices';
import { keptIdentity, missingIdentity } from '@harborline/domain/chat/chat-identity';
import { shownAddress } from '@harborline/domain/chat/visited-page';
import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import { conversation, ongoingChatsOfVisitor } from '@harborline/domain/stores/conversations';
import { message } from '@harborline/domain/stores/messages';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { checkRate } from '../../platform/rate-limit';
import { findIds, isStored, readRecord } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import type { Identity } from '../identity/read-token';
import { identityOf } from '../identity/visitor-identity';
import { mirrorAccess } from '../visitor-access/mirror-access';
import { mustNotView } from './must-not-view';
import { mirrorQueue } from './queue-mirror';

type Input = InputOf<typeof contract.startChat>;

interface Started {
  readonly ref: string;
  /** whether the message of the call is in it */
  readonly hasMessage: boolean;
}

/** The chat that a repeated call has started, or one that the visitor has anyway. */
async function earlierChat(
  transaction: Transaction,
  input: Input,
  uid: string,
): Promise<Started | undefined> {
  const drawn = await readRecord(conversation(input.conversation_ref), transaction);
  if (drawn) {
    const isOwn = drawn.visitor_uids.includes(uid) && drawn.support_lib_id === input.support_lib_id;
    if (!isOwn) throw new ApiError('conflict');
    const first = message(input.conversation_ref, input.message_id);
    return { ref: input.conversation_ref, hasMessage: await isStored(first, transaction) };
  }
  const [ongoing] = await findIds(ongoingChatsOfVisitor(input.support_lib_id, uid, 1), transaction);
  return ongoing === undefined ? undefined : { ref: ongoing, hasMessage: false };
}

interface Starter {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /** the library's own server says who it is (D-88) */
  readonly isVerified: boolean;
}

/**
 * Who begins a chat: whom the library's server names, else whom the visitor claims to be, as far as the library asks.
 * @throws ApiError 'invalid-input' if the library asks for more (D-92)
 */
function starterOf(input: Input, uid: string, asked: ChatIdentity, known: Identity | undefined): Starter {
  const given = known === undefined ? input : { name: known.name || input.name, email: known.email };
  if (missingIdentity(asked, given).length > 0)
    throw new ApiError('invalid-input', CHAT_TEXTS.identityMissing);
  const { name, email } = known === undefined ? keptIdentity(asked, input) : given;
  return { uid, name, email, isVerified: known !== undefined };
}

const chatOf = (input: Input, starter: Starter, nowMs: number) => {
  const { os, browser, language, url, text } = input;
  const { conversation: begun, message: first } = buildChat({
    conversationRef: input.conversation_ref,
    messageId: input.message_id,
    libraryId: input.support_lib_id,
    visitor: { ...starter, os, browser, language },
    // Queries and fragments often carry secrets (D-63).
    url: shownAddress(url),
    text,
    createdAt: FieldValue.serverTimestamp(),
  });
  // The visitor's page compares it with the queue's times, which the database's own clock does not set.
  return { begun: { ...begun, chat: { ...begun.chat, queued_at: Timestamp.fromMillis(nowMs) } }, first };
};

/**
 * POST chats: a visitor begins a chat and waits in the queue. One transaction writes the chat and its first message, so
 * that a repeated call finds them (S2.3-05, D-91).
 */
export const startChat = visitorEndpoint(contract.startChat, async (input, { uid }, { nowMs, address }) => {
  const libraryId = input.support_lib_id;
  const started = await firestore().runTransaction(async (transaction): Promise<Started> => {
    const earlier = await earlierChat(transaction, input, uid);
    if (earlier) return earlier;
    const library = await readLibrary(transaction, libraryId);
    if (!library) throw new ApiError('not-found');
    const { identity } = library.public.chatSettings ?? DEFAULT_CHAT_SETTINGS;
    const known = await identityOf(transaction, { libraryId, uid, email: input.email }, nowMs);
    const starter = starterOf(input, uid, identity, known);
    await mustNotView(transaction, uid);
    const rate = await checkRate(transaction, 'chat', { visitor: uid, address, library: libraryId }, nowMs);
    // A blocked sender reads what anybody does who begins too many (D-101).
    if (rate.exceeded || (await isBlockedSender(libraryId, starter.email, transaction)))
      throw new ApiError('rate-limited');
    const { begun, first } = chatOf(input, starter, nowMs);
    rate.count();
    createRecord(transaction, conversation(input.conversation_ref), begun);
    createRecord(transaction, message(input.conversation_ref, input.message_id), first);
    return { ref: input.conversation_ref, hasMessage: true };
  });
  // Outside the transaction, so that a repeated call makes up for one that broke off in between.
  await mirrorAccess(started.ref, libraryId, [uid], { isChat: true });
  await mirrorQueue(libraryId, started.ref);
  return { conversation_ref: started.ref, has_message: started.hasMessage };
});
