import type { LinkedTicket } from '@harborline/domain/api/inbox/ticket-links';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import type { LinkRole } from '@harborline/domain/tickets/ticket-change';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { ApiError } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { BulkOutcome } from '../bulk/send-step';
import { type Linking, removeLinks, sendLinks } from './link-calls';
import { reloadLinks } from './use-links';

/** @throws ApiError if nothing was done and something was refused */
async function mustDoSome(sent: Promise<BulkOutcome>): Promise<BulkOutcome> {
  const outcome = await sent;
  const [first] = outcome.refused;
  if (outcome.done.length === 0 && first !== undefined) throw new ApiError(409, first.because);
  return outcome;
}

/** A way back, with a word of what came of it. */
function useWayBack() {
  const toasts = useToasts();
  const { run } = useChange({
    name: 'links-not-put-back',
    run: (back: () => Promise<BulkOutcome>) => mustDoSome(back()),
    onDone: () => {
      toasts.success(LINK_TEXTS.undone);
      return reloadLinks();
    },
    onRefused: (error) => toasts.error(refusalText(error, LINK_TEXTS.undoFailed)),
  });
  return run;
}

interface Asked extends Linking {
  /** what the toast says of so many */
  readonly said: (count: number) => string;
}

/** Links tickets, with a way back. @param onLinked called once at least one is linked, or all of them were before */
export function useLinking(onLinked: () => void) {
  const toasts = useToasts();
  const putBack = useWayBack();
  const { run, isRunning, refusal } = useChange({
    name: 'tickets-not-linked',
    run: (asked: Asked) => mustDoSome(sendLinks(asked)),
    onDone: ({ done, refused }, { ref, said }) => {
      const undo = () => void putBack(() => removeLinks({ ref, others: done }));
      if (done.length > 0) toasts.success(said(done.length), { label: LINK_TEXTS.undo, run: undo });
      else toasts.info(LINK_TEXTS.unchanged);
      const [first] = refused;
      if (first !== undefined) toasts.warning(LINK_TEXTS.notLinked(refused.length, first.because));
      onLinked();
      return reloadLinks();
    },
  });
  return { link: run, isRunning, refusal };
}

interface Removal {
  readonly ref: string;
  readonly other: LinkedTicket;
  /** what the other was to the ticket */
  readonly role: LinkRole;
}

/** Removes a link, with a way back (D-127). */
export function useUnlinking() {
  const toasts = useToasts();
  const putBack = useWayBack();
  const { run, isRunning } = useChange({
    name: 'link-not-removed',
    run: ({ ref, other }: Removal) => mustDoSome(removeLinks({ ref, others: [other.conversation_ref] })),
    onDone: (_outcome, { ref, other, role }) => {
      const undo = () => void putBack(() => sendLinks({ ref, role, others: [other.conversation_ref] }));
      toasts.success(LINK_TEXTS.removed(shortNumber(other.number)), { label: LINK_TEXTS.undo, run: undo });
      return reloadLinks();
    },
    onRefused: (error) => toasts.error(refusalText(error, LINK_TEXTS.removeFailed)),
  });
  return { unlink: run, isRunning };
}
