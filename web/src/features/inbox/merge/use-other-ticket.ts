import { useEffect, useState } from 'react';
import { useOpenConversation } from '../thread/use-open-conversation';
import type { OpenTicket } from '../thread/use-ticket';

interface OtherTicket {
  readonly open: OpenTicket;
  /** number of the ticket that was chosen, if it was merged itself; null if it was not */
  readonly followed: number | null;
  /** @param ref null for none */
  readonly choose: (ref: string | null) => void;
}

/** The ticket that was chosen, live; of one that was merged itself, the ticket where it went (D-110). */
export function useOtherTicket(): OtherTicket {
  const [ref, setRef] = useState<string | null>(null);
  const [followed, setFollowed] = useState<number | null>(null);
  const open = useOpenConversation(ref);
  const ticket = open.status === 'ready' ? open.ticket : null;
  const next = ticket?.merged_into?.conversation_ref;
  const number = ticket?.number;
  useEffect(() => {
    if (next === undefined || number === undefined) return;
    setFollowed((first) => first ?? number);
    setRef(next);
  }, [next, number]);
  const choose = (chosen: string | null) => {
    setFollowed(null);
    setRef(chosen);
  };
  return { open: next === undefined ? open : { status: 'loading' }, followed, choose };
}
