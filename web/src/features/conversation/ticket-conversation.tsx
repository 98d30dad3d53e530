import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { useEffect, useState } from 'react';
import { report } from '../../shared/config/report';
import { watchTicket } from '../../shared/firebase/find-ticket';
import { watchHeld } from '../../shared/firebase/watch-held';
import { useLibrary } from '../../shared/library/library-scope';
import { SkeletonLines } from '../../shared/ui-public/state-panels';
import { ConversationView } from './conversation-view';

/** A ticket usually appears within two seconds; a later one may be held. */
const HELD_AFTER_MS = 2_500;
/** After this time the page says that it takes longer than usual. */
const PATIENCE_MS = 20_000;

function useHasWaited(ms: number): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasWaited;
}

/** Whether the request is held (D-55); only checked once the ticket is late, since that costs a listener. */
function useIsHeld(ticketId: number, isLate: boolean): boolean {
  const { library } = useLibrary();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isLate) return;
    const onError = (error: unknown) => report('held-not-watched', error);
    return watchHeld(library.id, ticketId, () => setIsHeld(true), onError);
  }, [library.id, ticketId, isLate]);
  return isHeld;
}

/** Waits for the conversation of a request, then shows it. */
export function TicketConversation({ ticketId }: { ticketId: number }) {
  const { library } = useLibrary();
  const [conversationRef, setConversationRef] = useState<string | null>(null);
  const isLate = useHasWaited(HELD_AFTER_MS);
  const hasWaitedLong = useHasWaited(PATIENCE_MS);
  const isHeld = useIsHeld(ticketId, isLate && conversationRef === null);
  useEffect(
    () =>
      watchTicket(library.id, ticketId, setConversationRef, (error) => report('ticket-not-watched', error)),
    [library.id, ticketId],
  );
  if (conversationRef !== null) return <ConversationView conversationRef={conversationRef} />;
  const waitingText = hasWaitedLong ? VISITOR_CONVERSATION_TEXTS.late : CONTACT_TEXTS.waitingForTicket;
  const isWaiting = !isHeld && !hasWaitedLong;
  return (
    <div className="card padded" aria-busy={isWaiting}>
      <p className="muted waiting" role="status">
        {isHeld ? VISITOR_CONVERSATION_TEXTS.held : waitingText}
      </p>
      {isWaiting && <SkeletonLines count={3} />}
    </div>
  );
}
