import type { TicketViewer } from '@harborline/domain/live/ticket-viewers';
import { useCallback, useSyncExternalStore } from 'react';
import { createEmitter } from '../../../shared/events/emitter';
import { useIsOnline } from '../../../shared/hooks/use-is-online';

type Viewers = ReadonlyMap<string, readonly TicketViewer[]>;

const NOBODY: readonly TicketViewer[] = [];
let viewers: Viewers = new Map();
const changes = createEmitter();

/** A change at one ticket renders the row of that ticket alone: what says the same stays the same list. */
const keepingEqual = (next: Viewers): Viewers =>
  new Map(
    [...next].map(([ticket, people]) => {
      const known = viewers.get(ticket);
      return [ticket, JSON.stringify(known) === JSON.stringify(people) && known ? known : people] as const;
    }),
  );

/** Which teammates view which ticket of the library, by the id of the ticket. */
export const viewerStore = {
  set(next: Viewers): void {
    viewers = keepingEqual(next);
    changes.emit();
  },
  of: (ticket: string): readonly TicketViewer[] => viewers.get(ticket) ?? NOBODY,
  subscribe: changes.subscribe,
};

/** The teammates who have a ticket open now, those who came first in front; never oneself (D-116). */
export function useViewersOf(ticket: string): readonly TicketViewer[] {
  const viewersNow = useSyncExternalStore(
    viewerStore.subscribe,
    useCallback(() => viewerStore.of(ticket), [ticket]),
  );
  // Without a connection nobody knows.
  return useIsOnline() ? viewersNow : NOBODY;
}
