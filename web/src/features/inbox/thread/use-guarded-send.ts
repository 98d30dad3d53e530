import { isChat } from '@harborline/domain/chat/chat-state';
import { useEffect, useState } from 'react';
import type { useReply } from '../reply/use-reply';
import type { ThreadMessage, Ticket } from '../ticket';
import type { Overlooked } from './use-overlooked';

interface Guarded {
  readonly ticket: Ticket;
  readonly reply: Pick<ReturnType<typeof useReply>, 'mode' | 'text' | 'send'>;
  /** all that the thread shows, oldest first */
  readonly messages: readonly ThreadMessage[];
  readonly overlooked: Overlooked;
}

interface GuardedSend {
  readonly send: () => void;
  /** number of messages for which a reply was not sent; 0 for none */
  readonly stoppedFor: number;
}

interface Stop {
  readonly scope: string;
  readonly count: number;
  /** id of the first message that was not seen */
  readonly firstId: string;
}

/**
 * Sends what is written, unless it is a reply to a ticket and something came that its author has not seen: that is
 * shown first. What this screen does not know of either, the server looks after (D-107). Chats go back and forth too
 * fast for it, and notes reach nobody outside.
 */
export function useGuardedSend({ ticket, reply, messages, overlooked }: Guarded): GuardedSend {
  const [stopped, setStopped] = useState<Stop | null>(null);
  const isGuarded = !isChat(ticket) && reply.mode === 'reply';
  const isStopped = isGuarded && stopped?.scope === ticket.id && reply.text !== '';
  // Once the notice stands below the thread, and has made it shorter.
  useEffect(() => {
    if (stopped === null) return;
    const shown = document.querySelector(`[data-message="${CSS.escape(stopped.firstId)}"]`);
    shown?.scrollIntoView({ block: 'nearest' });
  }, [stopped]);
  const send = () => {
    const [first] = overlooked.messages;
    if (isGuarded && first !== undefined) {
      setStopped({ scope: ticket.id, count: overlooked.messages.length, firstId: first.id });
      return;
    }
    setStopped(null);
    overlooked.answered();
    const last = messages.findLast(({ is_public }) => is_public);
    void reply.send(isGuarded ? last?.id : undefined);
  };
  return { send, stoppedFor: isStopped ? stopped.count : 0 };
}
