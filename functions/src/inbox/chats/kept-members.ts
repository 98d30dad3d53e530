import type { ChatMember } from '@harborline/domain/chat/chat-members';

/** The members of a chat, as an update of its document stores them. */
export const keptMembers = ({
  members,
  member_names,
}: {
  readonly members: readonly string[];
  readonly member_names: readonly ChatMember[];
}) => ({ 'chat.members': members, 'chat.member_names': member_names });
