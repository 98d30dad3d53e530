import { membersOf } from '@harborline/domain/chat/chat-members';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import type { Chat } from '../chats/own-chat';

/** Reading a chat is not enough: the visitor knows those who have it or joined it. @throws ApiError 'forbidden' */
export function mustBeInChat(chat: Chat, { uid }: Pick<Staff, 'uid'>): void {
  if (chat.assigned_to !== uid && !membersOf(chat).includes(uid)) throw new ApiError('forbidden');
}
