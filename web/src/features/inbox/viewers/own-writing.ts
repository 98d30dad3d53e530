import { DURATIONS } from '@harborline/domain/limits';
import type { TicketWriting } from '@harborline/domain/live/ticket-viewers';
import { useCallback, useEffect, useRef } from 'react';
import { createEmitter } from '../../../shared/events/emitter';
import type { ComposerMode } from '../reply/outgoing';

let own: { readonly ticket: string; readonly writing: TicketWriting } | null = null;
const changes = createEmitter();

function set(next: typeof own): void {
  if (own?.ticket === next?.ticket && own?.writing === next?.writing) return;
  own = next;
  changes.emit();
}

/** What the person of this tab writes at a ticket. */
export const ownWriting = {
  at: (ticket: string): TicketWriting => (own?.ticket === ticket ? own.writing : ''),
  subscribe: changes.subscribe,
};

/** What tells the team that somebody writes, until they stop for a while (D-116). */
export function useOwnWriting(ticket: string) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stopped = useCallback(() => {
    clearTimeout(timer.current);
    if (ownWriting.at(ticket) !== '') set(null);
  }, [ticket]);
  const typed = useCallback(
    (writing: ComposerMode) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(stopped, DURATIONS.ticketWritingMs);
      set({ ticket, writing });
    },
    [ticket, stopped],
  );
  useEffect(() => stopped, [stopped]);
  return { typed, stopped };
}
