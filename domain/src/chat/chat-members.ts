import type { Conversation } from '../entities/conversation';

type Joined = Pick<Conversation, 'chat'>;

/** Teammates who write in a chat beside the one who has it (D-92). @returns their uids */
export const membersOf = ({ chat }: Joined): readonly string[] => chat?.members ?? [];

/** A teammate in a chat, by the name that visitors see. */
export interface ChatMember {
  readonly uid: string;
  readonly name: string;
}

const namesOf = ({ chat }: Joined): readonly ChatMember[] => chat?.member_names ?? [];

/** The name of somebody who has the chat or is in it, as visitors see it; '' for anybody else. */
export function nameInChat(chat: Joined & Pick<Conversation, 'assigned_to'>, uid: string): string {
  if (uid === chat.assigned_to) return chat.chat?.agent_name ?? '';
  return namesOf(chat).find((member) => member.uid === uid)?.name ?? '';
}

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
