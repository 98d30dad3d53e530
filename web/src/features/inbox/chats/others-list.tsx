import { takeChats } from '@harborline/domain/permissions/requirements';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useMemo } from 'react';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { usePeopleWho } from '../../../shared/staff/use-people-who';
import { ChatRow } from './chat-row';
import { ChatSection } from './chat-section';
import { useOthersChats } from './use-chats';

/** The chats that teammates have, for those who supervise them (S6-35). */
export function OthersList({ selectedRef }: { selectedRef: string | null }) {
  const { support_lib_id: libraryId, uid } = useStaff();
  const people = usePeopleWho(libraryId, takeChats);
  const uids = useMemo(() => people.map(({ id }) => id).filter((id) => id !== uid), [people, uid]);
  const chats = useOthersChats(libraryId, uids);
  return (
    <ChatSection
      title={CHAT_TEXTS.others}
      chats={chats}
      emptyTitle={CHAT_TEXTS.emptyOthers}
      emptyBody={CHAT_TEXTS.emptyOthersBody}
      row={(chat) => (
        <ChatRow
          key={chat.id}
          chat={chat}
          to={adminLinks.chats('chats', chat.id)}
          isSelected={chat.id === selectedRef}
          at={chat.last_message_at.toDate()}
          note={<bdi>{chat.chat?.agent_name}</bdi>}
        />
      )}
    />
  );
}
