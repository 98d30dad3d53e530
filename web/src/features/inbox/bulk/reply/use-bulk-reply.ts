import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '../../ticket';
import type { ManyReplies } from './send-replies';

/** A reply that is being written, and the tickets as they were when they were selected. */
interface Writing {
  readonly tickets: readonly Ticket[];
  readonly replies: ManyReplies;
}

const EMPTY: ManyReplies = { text: '', thenStatus: '' };

/** The reply to several tickets that is being written, if one is (D-125). */
export function useBulkReply() {
  const [writing, setWriting] = useState<Writing | null>(null);
  const hasRoom = useRef(false);
  useEffect(() => {
    hasRoom.current = writing === null;
    return () => {
      hasRoom.current = false;
    };
  }, [writing]);
  return {
    writing,
    begin: (tickets: readonly Ticket[]) => setWriting({ tickets, replies: EMPTY }),
    close: () => setWriting(null),
    /** Opens a reply again that was taken back. @returns false if another is being written, or the list was left */
    writeOn(replies: ManyReplies, tickets: readonly Ticket[]): boolean {
      if (!hasRoom.current) return false;
      setWriting({ tickets, replies });
      return true;
    },
  };
}
