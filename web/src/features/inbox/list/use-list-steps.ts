import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { Ticket } from '../ticket';
import { linkOfView, type TicketView } from './ticket-filter';
import { useInboxKeys } from './use-inbox-keys';
import { useOpenAtOnce } from './use-open-at-once';

function focusTicket(id: string): void {
  document.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(id)}"]`)?.focus();
}

/**
 * The ticket that has the focus in the list, or the one in the URL, read directly: a key may come before React has
 * rendered the previous step.
 */
function ticketNow(): string | null {
  const focused = document.activeElement?.getAttribute('data-ticket') ?? null;
  return focused ?? new URLSearchParams(window.location.search).get('conversation');
}

/** Keyboard navigation of the list: j and k open tickets, arrows move the focus within the list. */
export function useListSteps(
  tickets: readonly Ticket[],
  view: TicketView,
  inputRef: RefObject<HTMLTextAreaElement | null>,
) {
  const openAtOnce = useOpenAtOnce();

  const step = useCallback(
    (by: 1 | -1) => {
      const now = ticketNow();
      const at = tickets.findIndex((ticket) => ticket.id === now);
      const next = tickets[at === -1 ? 0 : at + by];
      if (next === undefined) return;
      openAtOnce(linkOfView(view, next.id));
      focusTicket(next.id);
    },
    [tickets, view, openAtOnce],
  );
  const onNext = useCallback(() => step(1), [step]);
  const onPrevious = useCallback(() => step(-1), [step]);
  const onReply = useCallback(() => inputRef.current?.focus(), [inputRef]);
  useInboxKeys({ onNext, onPrevious, onReply });

  const onListKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const focused = event.target instanceof HTMLElement ? event.target.dataset.ticket : undefined;
      if (by === 0 || focused === undefined) return;
      const next = tickets[tickets.findIndex((ticket) => ticket.id === focused) + by];
      if (next === undefined) return;
      event.preventDefault();
      focusTicket(next.id);
    },
    [tickets],
  );
  return { onListKeyDown };
}
