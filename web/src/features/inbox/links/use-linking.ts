import type { LinkedTicket } from '@harborline/domain/api/inbox/ticket-links';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import type { LinkRole } from '@harborline/domain/tickets/ticket-change';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { ApiError } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { BulkOutcome } from '../bulk/send-step';
import type { Ticket } from '../ticket';
import { removeLinks, sendLinks } from './link-calls';
import { reloadLinks } from './use-links';

type Numbered = Pick<Ticket, 'id' | 'number'>;

/** Which of the others were refused, and why; null if none was. */
function refusalOf({ refused }: BulkOutcome, others: readonly Numbered[]): string | null {
  const [first] = refused;
  if (first === undefined) return null;
  const ids = refused.map(({ id }) => id);
  const numbers = others.filter(({ id }) => ids.includes(id)).map(({ number }) => shortNumber(number));
  return others.length === 1 ? first.because : LINK_TEXTS.notLinked(numbers, first.because);
}

/** @throws ApiError if nothing was done and something was refused */
async function mustDoSome(sent: Promise<BulkOutcome>, others: readonly Numbered[]): Promise<BulkOutcome> {
  const outcome = await sent;
  const because = refusalOf(outcome, others);
  if (outcome.done.length === 0 && because !== null) throw new ApiError(409, because);
  return outcome;
}

interface WayBack {
  readonly send: () => Promise<BulkOutcome>;
  readonly others: readonly Numbered[];
  /** what is said if there was nothing to do any more */
  readonly nothing: string;
}

/** A way back, with a word of what came of it. */
function useWayBack() {
  const toasts = useToasts();
  const { run } = useChange({
    name: 'links-not-put-back',
    run: ({ send, others }: WayBack) => mustDoSome(send(), others),
    onDone: (outcome, { others, nothing }) => {
      if (outcome.done.length > 0) toasts.success(LINK_TEXTS.undone);
      else toasts.info(nothing);
      const because = refusalOf(outcome, others);
      if (because !== null) toasts.warning(because);
      return reloadLinks();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, LINK_TEXTS.undoFailed));
      void reloadLinks();
    },
  });
  return run;
}

interface Asked {
  readonly ref: string;
  /** what the others are to it */
  readonly role: LinkRole;
  readonly others: readonly Numbered[];
  /** what the toast says of so many */
  readonly said: (count: number) => string;
}

/**
 * Links tickets, with a way back.
 *
 * @param onLinked called once at least one is linked, or all of them were before, with those that were refused
 */
export function useLinking(onLinked: (refused: readonly string[]) => void) {
  const toasts = useToasts();
  const putBack = useWayBack();
  const { run, isRunning, refusal } = useChange({
    name: 'tickets-not-linked',
    run: ({ ref, role, others }: Asked) =>
      mustDoSome(sendLinks({ ref, role, others: others.map(({ id }) => id) }), others),
    onDone: (outcome, { ref, role, others, said }) => {
      const { done, refused } = outcome;
      const undo = () =>
        void putBack({
          send: () => removeLinks({ ref, role, others: done }),
          others: others.filter(({ id }) => done.includes(id)),
          nothing: LINK_TEXTS.goneAlready,
        });
      if (done.length > 0) toasts.success(said(done.length), { label: LINK_TEXTS.undo, run: undo });
      else toasts.info(LINK_TEXTS.unchanged);
      const because = refusalOf(outcome, others);
      if (because !== null) toasts.warning(because);
      onLinked(refused.map(({ id }) => id));
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
  /** whether it can be linked again: not where one of them was merged */
  readonly hasWayBack: boolean;
}

/** Removes a link, with a way back (D-127). */
export function useUnlinking() {
  const toasts = useToasts();
  const putBack = useWayBack();
  const { run, isRunning } = useChange({
    name: 'link-not-removed',
    run: ({ ref, role, other: { conversation_ref: id, number } }: Removal) =>
      mustDoSome(removeLinks({ ref, role, others: [id] }), [{ id, number }]),
    onDone: ({ done }, { ref, role, other, hasWayBack }) => {
      const { conversation_ref: id, number } = other;
      const undo = () =>
        void putBack({
          send: () => sendLinks({ ref, role, others: [id] }),
          others: [{ id, number }],
          nothing: LINK_TEXTS.unchanged,
        });
      if (done.length === 0) toasts.info(LINK_TEXTS.goneAlready);
      else
        toasts.success(
          LINK_TEXTS.removed(shortNumber(number)),
          hasWayBack ? { label: LINK_TEXTS.undo, run: undo } : undefined,
        );
      return reloadLinks();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, LINK_TEXTS.removeFailed));
      void reloadLinks();
    },
  });
  return { unlink: run, isRunning };
}
