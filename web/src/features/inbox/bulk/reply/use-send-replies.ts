import { BULK_REPLY_TEXTS } from '@harborline/domain/texts/bulk-reply';
import { undoSendSeconds } from '@harborline/domain/tickets/undo-send';
import { useState } from 'react';
import { useLibrary } from '../../../../shared/live/library-context';
import { useStaff } from '../../../../shared/staff/session-context';
import { useToasts } from '../../../../shared/ui-admin/toasts';
import { outboxOf } from '../../reply/outbox';
import type { Ticket } from '../../ticket';
import { type ManyReplies, sendReplies, takeBackReplies } from './send-replies';

/**
 * Sends one reply to several tickets, with one way back for all of them.
 * @param onTakenBack gets it to be written on, and the tickets that have not got it
 */
export function useSendReplies(onTakenBack: (replies: ManyReplies, tickets: readonly Ticket[]) => void) {
  const user = useStaff();
  const library = useLibrary();
  const toasts = useToasts();
  const [cannotSend, setCannotSend] = useState(false);
  /** @returns whether it is on its way */
  const send = (tickets: readonly Ticket[], replies: ManyReplies): boolean => {
    const outbox = outboxOf(user.uid, user.support_lib_id);
    setCannotSend(outbox === null);
    if (outbox === null) return false;
    const seconds = undoSendSeconds(user);
    const ids = sendReplies(
      tickets,
      replies,
      { user, library },
      {
        send: (message) => outbox.send(message),
        heldMs: seconds * 1_000,
      },
    );
    if (seconds === 0) {
      toasts.success(BULK_REPLY_TEXTS.sent(ids.length));
      return true;
    }
    const undo = () => {
      const taken = new Set(takeBackReplies(ids));
      const sent = ids.length - taken.size;
      if (sent === 0) toasts.info(BULK_REPLY_TEXTS.takenBack);
      else toasts.warning(BULK_REPLY_TEXTS.someWentOut(sent));
      const left = tickets.filter((_ticket, index) => taken.has(ids[index] ?? ''));
      if (left.length > 0) onTakenBack(replies, left);
    };
    toasts.info(BULK_REPLY_TEXTS.held(ids.length, seconds), { label: BULK_REPLY_TEXTS.undo, run: undo });
    return true;
  };
  return { send, cannotSend };
}
