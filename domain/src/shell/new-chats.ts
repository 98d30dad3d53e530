import type { Conversation } from '../entities/conversation';

/** A person's unseen chats, by how they came to the person. */
export interface NewChats {
  /** by the routing */
  readonly auto: number;
  /** by a teammate, or joined */
  readonly manual: number;
}

export const NO_NEW_CHATS: NewChats = { auto: 0, manual: 0 };

type AssignedChat = Pick<Conversation, 'is_unread_by_staff' | 'assigned_by'>;

interface OpenChats {
  /** those that the person has */
  readonly own: readonly AssignedChat[];
  /** those that others have, and the person is in */
  readonly joined: readonly AssignedChat[];
}

const isUnseen = ({ is_unread_by_staff }: AssignedChat): boolean => is_unread_by_staff;

/**
 * Counts the new ones among a person's open chats, except self-assigned ones (S2.8-18). A chat that the person was
 * brought into counts while nobody has read what its visitor wrote (D-92).
 */
export function countNewChats({ own, joined }: OpenChats, uid: string): NewChats {
  const unseen = own.filter(isUnseen);
  const byTeammate = unseen.filter(({ assigned_by = '' }) => assigned_by !== '' && assigned_by !== uid);
  const byRouting = unseen.filter(({ assigned_by = '' }) => assigned_by === '');
  return { auto: byRouting.length, manual: byTeammate.length + joined.filter(isUnseen).length };
}
