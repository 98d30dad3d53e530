import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { useEffect, useState } from 'react';
import { useDocumentMeta } from '../../../shared/hooks/use-document-meta';
import { useIsLive } from '../../../shared/hooks/use-is-live';
import { companyName, useLibrary } from '../../../shared/library/library-scope';
import { LateFallback, latePage } from '../../../shared/ui-public/late-page';
import { OwnConversation } from '../../../shared/ui-public/own-conversation';
import { PageTitle } from '../../../shared/ui-public/page-title';
import { Loading, SkeletonLines } from '../../../shared/ui-public/state-panels';
import { carryOver } from './carry-over';
import { readOwnChat, rememberChat } from './own-chat';
import { loadSending } from './start-chat';
import { StartForm } from './start-form';
import './chat.css';

/** The chat itself reads live, with a client that is larger than all the rest: the form is shown without it. */
const LateConversation = latePage(async () => (await import('../conversation-view')).ConversationView);

const preloadChat = () => Promise.all([loadSending(), LateConversation.preload()]);

const ChatSkeleton = () => (
  <Loading>
    <SkeletonLines count={6} className="card padded" />
  </Loading>
);

/** Live chat in the widget: the visitor's chat, or the form that starts one (S2.3-05, S2.3-06, D-91). */
export function ChatPage() {
  const { library } = useLibrary();
  const isLive = useIsLive();
  // The server knows no chat, and a browser first continues what the server rendered.
  const [ref, setRef] = useState(() => (isLive ? readOwnChat(library.id) : null));
  /** whether the visitor has begun or ended a chat on this page: the next field has the focus */
  const [hasChanged, setChanged] = useState(false);
  useDocumentMeta(CHAT_TEXTS.titleOf(companyName(library)), '');
  // Once the form is shown. What fails to load is asked for again when it is needed.
  useEffect(() => void preloadChat().catch(() => undefined), []);
  // Where the page's script has not looked before.
  useEffect(() => setRef((shown) => shown ?? readOwnChat(library.id)), [library.id]);
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
          {!isLive && <p className="chat-needs-script">{CHAT_TEXTS.needsScript}</p>}
          <StartForm isFocused={hasChanged} onStarted={onStarted} />
          <OwnConversation />
        </>
      ) : (
        <LateFallback shown={<ChatSkeleton />}>
          <LateConversation key={ref} conversationRef={ref} isFocused={hasChanged} onNewChat={startAgain} />
        </LateFallback>
      )}
    </div>
  );
}
