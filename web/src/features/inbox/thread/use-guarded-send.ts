import { isChat } from '@harborline/domain/chat/chat-state';
import type { SettableStatus } from '@harborline/domain/entities/conversation';
import { useEffect, useState } from 'react';
import type { useReply } from '../reply/use-reply';
import type { ThreadMessage, Ticket } from '../ticket';
import { type Overlooked, READ_AFTER_MS } from './use-overlooked';

interface Guarded {
  readonly ticket: Ticket;
  readonly reply: Pick<ReturnType<typeof useReply>, 'mode' | 'send'>;
  /** whether there is anything to send */
  readonly isWriting: boolean;
  /** all that the thread shows, oldest first */
  readonly messages: readonly ThreadMessage[];
  /** whether it shows anything yet */
  readonly isLoaded: boolean;
  readonly overlooked: Overlooked;
}

interface GuardedSend {
  /** @param thenStatus what becomes of the ticket once the reply has been sent */
  readonly send: (thenStatus?: SettableStatus) => void;
  /**
   * What a reply that goes out later may say that its author has seen: the last message that the server has. null if one came
   * that they must read first.
   */
  readonly seen: () => { readonly id: string | undefined } | null;
  /** number of messages for which a reply was not sent; 0 for none */
  readonly stoppedFor: number;
}

interface Stop {
  readonly scope: string;
  readonly count: number;
  /** ids of the first and the last message that were not seen */
  readonly firstId: string;
  readonly lastId: string;
  /** when it was, milliseconds since 1970 */
  readonly atMs: number;
}

/** Whether somebody has been shown what came up to a message, and had the time to read it. */
const hasBeenShown = (stop: Stop | null, scope: string, lastId: string): boolean =>
  stop?.scope === scope && stop.lastId === lastId && Date.now() - stop.atMs >= READ_AFTER_MS;

/**
 * Sends what is written, unless it is a reply to a ticket and something came that its author has not seen: that is
 * shown first. What this screen does not know of either, the server looks after (D-107). Chats go back and forth too
 * fast for it, and notes reach nobody outside.
 */
export function useGuardedSend(guarded: Guarded): GuardedSend {
  const { ticket, reply, isWriting, messages, isLoaded, overlooked } = guarded;
  const [stopped, setStopped] = useState<Stop | null>(null);
  const isGuarded = !isChat(ticket) && reply.mode === 'reply';
  const isStopped = isGuarded && stopped?.scope === ticket.id && isWriting;
  // Once the notice stands below the thread, and has made it shorter.
  useEffect(() => {
    if (stopped === null) return;
    const shown = document.querySelector(`[data-message="${CSS.escape(stopped.firstId)}"]`);
    shown?.scrollIntoView({ block: 'nearest' });
  }, [stopped]);
  /** Whether all was seen; otherwise what was not is shown. */
  const pass = (): boolean => {
    const { messages: unread } = overlooked;
    const [first] = unread;
    const lastId = unread.at(-1)?.id ?? '';
    if (isGuarded && first !== undefined && !hasBeenShown(stopped, ticket.id, lastId)) {
      const count = unread.length;
      setStopped({ scope: ticket.id, count, firstId: first.id, lastId, atMs: Date.now() });
      return false;
    }
    setStopped(null);
    return true;
  };
  const send = (thenStatus?: SettableStatus) => {
    if (!pass()) return;
    overlooked.answered();
    const lastShown = messages.findLast(({ is_public }) => is_public)?.id;
    // Where the thread has not come, the list at least has shown the last message.
    const seenId = isLoaded ? lastShown : ticket.last_message.id;
    void reply.send({ ...(isGuarded && { seenId }), ...(thenStatus && { thenStatus }) });
  };
  const seen = () => {
    if (!pass()) return null;
    const last = messages.findLast(({ is_public, isPending }) => is_public && !isPending);
    return { id: isLoaded ? last?.id : ticket.last_message.id };
  };
  return { send, seen, stoppedFor: isStopped ? stopped.count : 0 };
}
