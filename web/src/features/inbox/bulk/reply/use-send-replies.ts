import { DURATIONS } from '@harborline/domain/limits';
import { BULK_REPLY_TEXTS } from '@harborline/domain/texts/bulk-reply';
import { undoSendSeconds } from '@harborline/domain/tickets/undo-send';
import { useState } from 'react';
import { useLibrary } from '../../../../shared/live/library-context';
import { useStaff } from '../../../../shared/staff/session-context';
import { useToasts } from '../../../../shared/ui-admin/toasts';
import { outboxOf } from '../../reply/outbox';
import type { Ticket } from '../../ticket';
import { type ManyReplies, sendReplies, settledCount, stillHeld, takeBack } from './send-replies';

/**
 * Sends one reply to several tickets, with one way back for all of them.
 * @param writeOn opens it again for the tickets that have not got it; false where there is no room for that
 */
export function useSendReplies(writeOn: (replies: ManyReplies, tickets: readonly Ticket[]) => boolean) {
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
        releaseHeld: (ref) => outbox.releaseHeld(ref),
        heldMs: seconds * 1_000,
      },
    );
    if (seconds === 0) {
      toasts.success(BULK_REPLY_TEXTS.sent(ids.length));
      return true;
    }
    const undo = () => {
      const held = stillHeld(ids);
      const left = tickets.filter((_ticket, index) => held.includes(ids[index] ?? ''));
      const isOpenAgain = left.length > 0 && writeOn(replies, left);
      takeBack(held, !isOpenAgain);
      const sent = settledCount(ids) - (isOpenAgain ? held.length : 0);
      if (sent > 0) toasts.warning(BULK_REPLY_TEXTS.someWentOut(sent));
      else if (isOpenAgain) toasts.info(BULK_REPLY_TEXTS.takenBack);
      else toasts.info(BULK_REPLY_TEXTS.takenBackThere(held.length));
    };
    toasts.info(BULK_REPLY_TEXTS.held(ids.length, seconds), {
      label: BULK_REPLY_TEXTS.undo,
      run: undo,
      shownForMs: Math.max(DURATIONS.toastMs, seconds * 1_000),
    });
    return true;
  };
  return { send, cannotSend };
}
