import { inviterOf } from '../chat/chat-members';
import type { Conversation } from '../entities/conversation';

/** A person's unseen chats, by how they came to the person. */
export interface NewChats {
  /** by the routing */
  readonly auto: number;
  /** by a teammate, or joined */
  readonly manual: number;
  /** who invited the person into a chat that they have not opened yet, '' for an unnamed teammate; absent without one */
  readonly invitedBy?: string | undefined;
}

export const NO_NEW_CHATS: NewChats = { auto: 0, manual: 0 };

type AssignedChat = Pick<Conversation, 'is_unread_by_staff' | 'assigned_by'>;

type JoinedChat = AssignedChat & Pick<Conversation, 'id' | 'chat'>;

interface OpenChats {
  /** those that the person has */
  readonly own: readonly AssignedChat[];
  /** those that others have, and the person is in */
  readonly joined: readonly JoinedChat[];
}

const isUnseen = ({ is_unread_by_staff }: AssignedChat): boolean => is_unread_by_staff;

interface Viewer {
  readonly uid: string;
  /** refs of the chats that the person has opened */
  readonly opened: readonly string[];
}

/**
 * Counts the new ones among a person's open chats, except self-assigned ones (S2.8-18). A chat that the person was
 * brought into counts until they open it, and while nobody has read what its visitor wrote (D-92).
 */
export function countNewChats({ own, joined }: OpenChats, { uid, opened }: Viewer): NewChats {
  const unseen = own.filter(isUnseen);
  const byTeammate = unseen.filter(({ assigned_by = '' }) => assigned_by !== '' && assigned_by !== uid);
  const byRouting = unseen.filter(({ assigned_by = '' }) => assigned_by === '');
  const invited = joined.filter((chat) => inviterOf(chat, uid) !== undefined && !opened.includes(chat.id));
  const inJoined = joined.filter((chat) => isUnseen(chat) || invited.includes(chat));
  const [invitation] = invited;
  return {
    auto: byRouting.length,
    manual: byTeammate.length + inJoined.length,
    invitedBy: invitation && inviterOf(invitation, uid),
  };
}
