import { INBOX_TEXTS, STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { statusAfter } from '@harborline/domain/tickets/offline/waiting-changes';
import { ownRefOf } from '@harborline/domain/tickets/own-statuses';
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { isUnreached } from '../../../shared/api/is-unreached';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type OutgoingMessage, outgoingMessages } from '../reply/outgoing';
import type { Ticket } from '../ticket';
import { statusStepsOf, type Waiting, waiting } from '../waiting/waiting';
import { isSamePair, type NextSnooze, type NextStatus, pairOf, type StatusPair } from './next-status';
import { setTicketStatus, type TakenBack } from './set-ticket-status';
import { isSettled, pairOfTicket, statusReducer, withOverride } from './status-override';

export interface TicketStatus {
  readonly seen: (ticket: Ticket) => Ticket;
  readonly change: (ticket: Ticket, to: NextStatus) => void;
  /** shows a status that another call asks for */
  readonly show: (tickets: readonly Ticket[], to: StatusPair) => void;
  /** shows what is stored again */
  readonly takeBack: (ids: readonly string[]) => void;
}

/** What gives a ticket the status that it has. */
function statusOf(ticket: Pick<Ticket, 'status' | 'own_status_ref' | 'snoozed'>): NextStatus {
  const { status, snoozed } = ticket;
  if (status === 'snoozed') return { until: snoozed?.until?.toDate() ?? null };
  const ownRef = ownRefOf(ticket);
  // A way back says nothing of what it leads to.
  return ownRef === '' ? status : { status, ownRef, name: '' };
}

const isSnooze = (next: NextStatus): next is NextSnooze => typeof next !== 'string' && 'until' in next;

interface Change {
  readonly ticket: Ticket;
  readonly from: NextStatus;
  readonly to: NextStatus;
  readonly isUndo: boolean;
}

/** What a step back takes back: refused once somebody has chosen something else. */
function takenBack(from: NextStatus): TakenBack {
  const { status, ownRef } = pairOf(from);
  return {
    onlyFrom: status,
    onlyFromOwn: ownRef,
    ...(isSnooze(from) && { onlyUntil: from.until?.toISOString() ?? '' }),
  };
}

function doneText(from: NextStatus, to: Exclude<NextStatus, NextSnooze>): string {
  if (typeof to !== 'string') return INBOX_TEXTS.ownStatusSet(to.name);
  // It only loses the library's own one.
  if (pairOf(from).status === to) return INBOX_TEXTS.ownStatusSet(STATUS_TEXTS[to]);
  return isSnooze(from) && to === 'open' ? INBOX_TEXTS.woken : INBOX_TEXTS.statusChanged[to];
}

/** @returns what a toast says of it */
async function ask({ ticket: { id }, from, to, isUndo }: Change): Promise<string> {
  const taken = isUndo ? takenBack(from) : {};
  if (isSnooze(to)) return (await import('../snooze/ask-snooze')).askSnooze(id, to, taken);
  await setTicketStatus(id, typeof to === 'string' ? { status: to, ownRef: '' } : to, taken);
  return doneText(from, to);
}

/** Keeps a change for which there is no connection (D-128). @returns as `keepStatus`, also null if it cannot wait */
async function keptFor({ ticket, from, to }: Change, error: unknown) {
  if (isSnooze(to) || !isUnreached(error)) return null;
  const { keepStatus } = await import('../waiting/keep-change');
  return keepStatus({ ticket, from: pairOf(from), to, until: takenBack(from).onlyUntil });
}

/** The ticket as it will be once what waits for it has been sent. */
function withWaiting(ticket: Ticket, state: Waiting, messages: readonly OutgoingMessage[]): Ticket {
  const steps = statusStepsOf(state, messages, ticket.id);
  if (steps.length === 0) return ticket;
  const now = pairOfTicket(ticket);
  const { status, ownRef } = statusAfter(now, steps);
  return isSamePair(now, { status, ownRef }) ? ticket : { ...ticket, status, own_status_ref: ownRef };
}

/** Status changes, shown at once and reverted if the server refuses. */
export function useTicketStatus(stored: readonly Ticket[]): TicketStatus {
  const [overrides, dispatch] = useReducer(statusReducer, {});
  const toasts = useToasts();
  const kept = useSyncExternalStore(waiting.subscribe, waiting.get);
  const messages = useSyncExternalStore(outgoingMessages.subscribe, outgoingMessages.get);

  useEffect(() => {
    for (const ticket of stored) {
      if (isSettled(ticket, overrides)) dispatch({ type: 'settled', id: ticket.id });
    }
    // What has left the list may come back with the status that it had.
    const ids = new Set(stored.map(({ id }) => id));
    for (const id of Object.keys(overrides)) if (!ids.has(id)) dispatch({ type: 'settled', id });
  }, [stored, overrides]);

  const change = useCallback(
    async (asked: Change) => {
      const { from, to, isUndo } = asked;
      const { id } = asked.ticket;
      const [before, after] = [pairOf(from), pairOf(to)];
      if (!isSnooze(to) && isSamePair(before, after)) return;
      // Another time for a snoozed ticket is shown once it is stored.
      const until = isSnooze(to) ? to.until : undefined;
      if (!isSamePair(before, after)) dispatch({ type: 'asked', id, from: before, to: after, until });
      const undo = () => void change({ ticket: asked.ticket, from: to, to: from, isUndo: true });
      try {
        // Without a network, nothing is asked that could only wait for an answer.
        if (!navigator.onLine && !isSnooze(to)) throw new ApiError(0, '');
        const said = await ask(asked);
        if (!isUndo) toasts.success(said, { label: INBOX_TEXTS.undo, run: undo });
      } catch (error) {
        const waits = await keptFor(asked, error).catch(() => null);
        if (waits !== null) {
          dispatch({ type: 'refused', id });
          // What was sent meanwhile is taken back like any other step.
          const run = () => waits.takeBack(undo);
          toasts.info(OFFLINE_TEXTS.kept(waits.title), { label: INBOX_TEXTS.undo, run });
          return;
        }
        report('status-not-changed', error);
        dispatch({ type: 'refused', id });
        toasts.error(refusalText(error, INBOX_TEXTS.statusFailed));
      }
    },
    [toasts],
  );

  return {
    seen: useCallback(
      (ticket: Ticket) => withWaiting(withOverride(ticket, overrides), kept, messages),
      [overrides, kept, messages],
    ),
    show: useCallback((tickets: readonly Ticket[], to: StatusPair) => {
      for (const ticket of tickets) {
        const from = pairOfTicket(ticket);
        if (!isSamePair(from, to)) dispatch({ type: 'asked', id: ticket.id, from, to });
      }
    }, []),
    takeBack: useCallback((ids: readonly string[]) => {
      for (const id of ids) dispatch({ type: 'refused', id });
    }, []),
    change: useCallback(
      (ticket: Ticket, to: NextStatus) => void change({ ticket, from: statusOf(ticket), to, isUndo: false }),
      [change],
    ),
  };
}
