import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useEffect, useState } from 'react';
import { report } from '../../shared/config/report';
import { watchTicket } from '../../shared/firebase/find-ticket';
import { useLibrary } from '../../shared/library/library-scope';
import { SkeletonLines } from '../../shared/ui-public/state-panels';
import { ConversationView } from './conversation-view';

/** A ticket is there within a second or two; after this long the visitor deserves a word. */
const PATIENCE_MS = 20_000;

function useHasWaitedLong(): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasWaited;
}

/** The conversation a request becomes: waits for it, then shows it. */
export function TicketConversation({ ticketId }: { ticketId: number }) {
  const { library } = useLibrary();
  const [conversationRef, setConversationRef] = useState<string | null>(null);
  const hasWaitedLong = useHasWaitedLong();
  useEffect(
    () =>
      watchTicket(library.id, ticketId, setConversationRef, (error) => report('ticket-not-watched', error)),
    [library.id, ticketId],
  );
  if (conversationRef !== null) return <ConversationView conversationRef={conversationRef} />;
  return (
    <div className="card padded" aria-busy="true">
      <p className="muted waiting" role="status">
        {hasWaitedLong
          ? 'Your request is saved. This takes longer than usual; the answer comes by email.'
          : CONTACT_TEXTS.waitingForTicket}
      </p>
      {!hasWaitedLong && <SkeletonLines count={3} />}
    </div>
  );
}
