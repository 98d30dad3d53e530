import type { Ticket } from '../../ticket';

/** Several lists of conversations as one, the latest first, without the one that is open. */
export const earlierOf = (lists: readonly (readonly Ticket[])[], ownRef: string): readonly Ticket[] =>
  lists
    .flat()
    .filter(({ id }) => id !== ownRef)
    .toSorted((one, other) => other.last_message_at.toMillis() - one.last_message_at.toMillis());
