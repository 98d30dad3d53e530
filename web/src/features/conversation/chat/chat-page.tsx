import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useState } from 'react';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { OwnConversation } from '../../../shared/ui-public/own-conversation';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { ConversationView } from '../conversation-view';
import { carryOver } from './carry-over';
import { readOwnChat, rememberChat } from './own-chat';
import { StartForm } from './start-form';
import './chat.css';

/** Live chat in the widget: the visitor's chat, or the form that starts one (S2.3-05, S2.3-06, D-91). */
export function ChatPage() {
  const { library } = useLibrary();
  const [ref, setRef] = useState(() => readOwnChat(library.id));
  /** whether the visitor has begun or ended a chat on this page: the next field has the focus */
  const [hasChanged, setChanged] = useState(false);
  useDocumentMeta(CHAT_TEXTS.titleOf(companyName(library)), '');
  const startAgain = (visitor: { readonly name: string; readonly email: string }) => {
    if (ref !== null) carryOver(library.id, ref, visitor);
    rememberChat(library.id, null);
    setRef(null);
    setChanged(true);
  };
  const onStarted = (started: string) => {
    setRef(started);
    setChanged(true);
  };
  return (
    <div className="chat-page">
      <PageTitle className={ref === null ? 'chat-title' : 'visually-hidden'}>{CHAT_TEXTS.title}</PageTitle>
      {ref === null ? (
        <>
          <StartForm isFocused={hasChanged} onStarted={onStarted} />
          <OwnConversation />
        </>
      ) : (
        <ConversationView key={ref} conversationRef={ref} isFocused={hasChanged} onNewChat={startAgain} />
      )}
    </div>
  );
}
