import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { useEffect, useState } from 'react';
import { report } from '../../shared/config/report';
import { watchTicket } from '../../shared/firebase/find-ticket';
import { useLibrary } from '../../shared/library/library-scope';
import { SkeletonLines } from '../../shared/ui-public/state-panels';
import { ConversationView } from './conversation-view';

/** The conversation a request becomes: waits for it, then shows it. */
export function TicketConversation({ ticketId }: { ticketId: number }) {
  const { library } = useLibrary();
  const [conversationRef, setConversationRef] = useState<string | null>(null);
  useEffect(
    () =>
      watchTicket(library.id, ticketId, setConversationRef, (error) => report('ticket-not-watched', error)),
    [library.id, ticketId],
  );
  if (conversationRef !== null) return <ConversationView conversationRef={conversationRef} />;
  return (
    <div className="card padded" aria-busy="true">
      <p className="muted waiting" role="status">
        {CONTACT_TEXTS.waitingForTicket}
      </p>
      <SkeletonLines count={3} />
    </div>
  );
}
