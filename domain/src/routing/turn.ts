/** What decides which piece of work is given before another. */
export interface Turn {
  readonly id: string;
  /** of its priority (`PRIORITY_LEVELS`); chats have the normal one */
  readonly level: number;
  /** since when people could have taken it, in milliseconds */
  readonly sinceMs: number;
}

/** Which comes first: the more urgent one, then the one that waits longer (D-139), then the first by id. Negative for `one`. */
export const byTurn = (one: Turn, other: Turn): number =>
  other.level - one.level || one.sinceMs - other.sinceMs || (one.id < other.id ? -1 : 1);
