import { membersOf } from '../chat/chat-members';
import { chatState, isChat } from '../chat/chat-state';
import type { Conversation } from '../entities/conversation';
import { type GrantedPermissions, isAllowed } from '../permissions/decide';
import { joinChats, superviseChats, takeChats, viewArchives, viewTickets } from '../permissions/requirements';

/** Somebody of the team, with the slugs that they have now. */
interface Reader {
  readonly uid: string;
  readonly support_lib_id: string;
  readonly permissions: GrantedPermissions;
}

type Readable = Pick<Conversation, 'source' | 'status' | 'assigned_to' | 'support_lib_id' | 'chat'>;

function mayReadOngoing(chat: Readable, { uid, permissions }: Reader): boolean {
  const isOpenToTaker = chat.assigned_to === '' || chat.assigned_to === uid;
  if (isOpenToTaker && isAllowed(permissions, takeChats)) return true;
  const isOthers = chat.assigned_to !== '' && chat.assigned_to !== uid;
  if (isOthers && isAllowed(permissions, superviseChats)) return true;
  return membersOf(chat).includes(uid) && isAllowed(permissions, joinChats);
}

/**
 * Whether somebody of the team may read a conversation (D-31, D-91, D-92): the security rules of `Conversations`, for
 * functions that answer from it.
 */
export function mayReadConversation(conversation: Readable, reader: Reader): boolean {
  if (conversation.support_lib_id !== reader.support_lib_id) return false;
  if (!isChat(conversation)) return isAllowed(reader.permissions, viewTickets);
  if (chatState(conversation) === 'ended') return isAllowed(reader.permissions, viewArchives);
  return mayReadOngoing(conversation, reader);
}
