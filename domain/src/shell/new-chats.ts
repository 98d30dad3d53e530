import type { Conversation } from '../entities/conversation';

/** A person's unseen assigned chats, by who assigned them. */
export interface NewChats {
  /** by the routing */
  readonly auto: number;
  /** by a teammate */
  readonly manual: number;
}

export const NO_NEW_CHATS: NewChats = { auto: 0, manual: 0 };

type AssignedChat = Pick<Conversation, 'is_unread_by_staff' | 'assigned_by'>;

/** Counts the new ones among a person's open chats, except self-assigned ones (S2.8-18). */
export function countNewChats(chats: readonly AssignedChat[], uid: string): NewChats {
  const unseen = chats.filter(({ is_unread_by_staff }) => is_unread_by_staff);
  const byTeammate = unseen.filter(({ assigned_by = '' }) => assigned_by !== '' && assigned_by !== uid);
  const byRouting = unseen.filter(({ assigned_by = '' }) => assigned_by === '');
  return { auto: byRouting.length, manual: byTeammate.length };
}
