import type { Observer } from '../../../shared/live/use-subscription';

interface Merging {
  readonly id: string;
  /** whether a ticket was ever merged into this one */
  readonly has_merged?: boolean | undefined;
}

type Watch<Ticket> = (conversationRef: string, observer: Observer<readonly Ticket[]>) => () => void;

/**
 * Watches what was merged into a ticket, and what had been merged into those before (D-110): nobody looks for a ticket in
 * one that was merged itself.
 * @param watch tells the tickets that were merged into one directly, whenever they change
 * @returns an unsubscribe function
 */
export function watchMerged<Ticket extends Merging>(
  watch: Watch<Ticket>,
  conversationRef: string,
  { next, error }: Observer<readonly Ticket[]>,
): () => void {
  const directly = new Map<string, readonly Ticket[]>();
  const stops = new Map<string, () => void>();

  /** @param seen ids on the way there: merging refuses circles, and nothing here may follow one for ever */
  const allOf = (ref: string, seen: readonly string[]): readonly Ticket[] =>
    (directly.get(ref) ?? [])
      .filter(({ id }) => !seen.includes(id))
      .flatMap((ticket) => [ticket, ...allOf(ticket.id, [...seen, ticket.id])]);

  const follow = (ref: string) => {
    if (stops.has(ref)) return;
    // The first answer may come before watch() returns.
    stops.set(ref, () => undefined);
    const stop = watch(ref, { next: (tickets) => take(ref, tickets), error });
    stops.set(ref, stop);
  };

  const take = (ref: string, tickets: readonly Ticket[]) => {
    directly.set(ref, tickets);
    const all = allOf(conversationRef, [conversationRef]);
    const wanted = new Set([conversationRef, ...all.filter((one) => one.has_merged).map(({ id }) => id)]);
    for (const [watched, stop] of stops) {
      if (wanted.has(watched)) continue;
      stop();
      stops.delete(watched);
      directly.delete(watched);
    }
    next(all);
    for (const one of wanted) follow(one);
  };

  follow(conversationRef);
  return () => {
    for (const stop of stops.values()) stop();
  };
}
