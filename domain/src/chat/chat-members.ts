import type { Conversation } from '../entities/conversation';

type Joined = Pick<Conversation, 'chat'>;

/** Teammates who write in a chat beside the one who has it (D-92). @returns their uids */
export const membersOf = ({ chat }: Joined): readonly string[] => chat?.members ?? [];

/** A teammate in a chat, as visitors see them. */
export interface ChatMember {
  readonly uid: string;
  readonly name: string;
  /** URL of their picture; '' or absent for none */
  readonly picture?: string | undefined;
  /** of those who were invited: the inviter's name, '' for whoever was not in the chat; absent for those who joined */
  readonly invited_by?: string | undefined;
}

const namesOf = ({ chat }: Joined): readonly ChatMember[] => chat?.member_names ?? [];

type Had = Joined & Pick<Conversation, 'assigned_to'>;

/** Who has the chat, and then who joined, as visitors see them; nobody while it waits. */
export function peopleInChat({ assigned_to, chat }: Had): readonly ChatMember[] {
  if (assigned_to === '' || chat === undefined) return [];
  return [{ uid: assigned_to, name: chat.agent_name, picture: chat.agent_picture }, ...namesOf({ chat })];
}

/** The name of somebody who has the chat or is in it, as visitors see it; '' for anybody else. */
export const nameInChat = (chat: Had, uid: string): string =>
  peopleInChat(chat).find((person) => person.uid === uid)?.name ?? '';

/** What a chat keeps of its members once somebody has gone. */
export const withoutMember = (chat: Joined, uid: string) => ({
  members: membersOf(chat).filter((member) => member !== uid),
  member_names: namesOf(chat).filter((member) => member.uid !== uid),
});

/** What it keeps once somebody has joined. */
export function withMember(chat: Joined, person: ChatMember) {
  const { members, member_names } = withoutMember(chat, person.uid);
  return { members: [...members, person.uid], member_names: [...member_names, person] };
}

/** Who invited a person into a chat: '' for a teammate who was not in it, undefined for nobody. */
export const inviterOf = (chat: Joined, uid: string): string | undefined =>
  namesOf(chat).find((member) => member.uid === uid)?.invited_by;
