import { isChat } from '@harborline/domain/chat/chat-state';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { conversation } from '@harborline/domain/stores/conversations';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { readRecord } from '../../platform/store/read';

export type Chat = Conversation & { readonly chat: NonNullable<Conversation['chat']> };

/**
 * Reads a chat that the caller may know of. To everybody else it does not exist.
 * @throws ApiError 'not-found'
 */
export async function readChat(
  transaction: Transaction,
  conversationRef: string,
  isKnown: (chat: Conversation) => boolean,
): Promise<Chat> {
  const found = await readRecord(conversation(conversationRef), transaction);
  if (found?.chat === undefined || !isChat(found) || !isKnown(found)) throw new ApiError('not-found');
  return { ...found, chat: found.chat };
}
