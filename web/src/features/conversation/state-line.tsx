import type { Conversation } from '@harborline/domain/entities/conversation';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useEffect, useState } from 'react';
import { followAsVisitor } from '../../shared/firebase/follow-as-visitor';
import { useLibrary } from '../../shared/library/library-scope';
import { Link } from '../../shared/router/link';
import { Icon } from '../../shared/ui-public/icons';
import { watchConversation } from './thread/watch-conversation';

/** Merges that are followed; nobody merges that often. */
const MOST_HOPS = 5;

/**
 * Follows a merged ticket to where it goes on, live.
 * @param onChange told null if this browser may not read it there
 * @returns an unsubscribe function
 */
function followMerge(ref: string, onChange: (continued: Conversation | null) => void, hops = 0): () => void {
  let stopNext = () => {};
  let nextRef = '';
  const stop = watchConversation(
    ref,
    (found) => {
      const next = hops < MOST_HOPS ? (found?.merged_into?.conversation_ref ?? '') : '';
      if (next === '') onChange(found);
      if (next === nextRef) return;
      stopNext();
      nextRef = next;
      stopNext = next === '' ? () => {} : followMerge(next, onChange, hops + 1);
    },
    // Being refused is the answer for whoever has no part in it.
    () => onChange(null),
  );
  return () => {
    stop();
    stopNext();
  };
}

/** Where a merged ticket goes on, if this browser may read it: it may be somebody else's (D-110). */
function useContinued({ merged_into: merged }: Conversation): Conversation | null {
  const [continued, setContinued] = useState<Conversation | null>(null);
  const ref = merged?.conversation_ref;
  useEffect(() => {
    setContinued(null);
    if (ref === undefined) return;
    return followAsVisitor(
      () => followMerge(ref, setContinued),
      () => setContinued(null),
    );
  }, [ref]);
  return continued;
}

function ClosedText({ ticket }: { ticket: Conversation }) {
  const { library, links } = useLibrary();
  const continued = useContinued(ticket);
  if (continued?.support_lib_id !== library.id) return VISITOR_CONVERSATION_TEXTS.closed;
  return (
    <span>
      {VISITOR_CONVERSATION_TEXTS.continued}{' '}
      <Link to={links.conversation(continued.id)} className="text-link">
        {shortNumber(continued.number)} <bdi>{continued.title || INBOX_TEXTS.noTitle}</bdi>
      </Link>
    </span>
  );
}

interface StateLineProps {
  readonly isDisconnected: boolean;
  readonly ticket: Conversation;
}

/** Whether a visitor is connected, and what becomes of what they write. */
export function StateLine({ isDisconnected, ticket }: StateLineProps) {
  const isClosed = ticket.status === 'closed';
  return (
    <p className="conversation-state" data-is-warning={isDisconnected} role="status">
      {isDisconnected && <Icon name="offline" />}
      {isDisconnected && VISITOR_CONVERSATION_TEXTS.offline}
      {!isDisconnected && (isClosed ? <ClosedText ticket={ticket} /> : VISITOR_CONVERSATION_TEXTS.live)}
    </p>
  );
}
