import { isSameChoice, type StatusChoice, type WaitingStatus } from './conflicts';

/** A tag to add or to remove, by its name. */
export interface WaitingTag {
  readonly name: string;
  /** whether the ticket is to have it */
  readonly isSet: boolean;
}

/** A change of one ticket that waits: of its status, or of one tag. */
export interface ChangeOfTicket {
  readonly id: string;
  readonly conversationRef: string;
  readonly status?: WaitingStatus | undefined;
  readonly tag?: WaitingTag | undefined;
}

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The status of a ticket once what waits has been sent; the same object where that changes nothing. */
export function statusAfter<Choice extends StatusChoice>(
  now: Choice,
  changes: readonly ChangeOfTicket[],
): Choice | StatusChoice {
  return changes.reduce<Choice | StatusChoice>(
    (before, { status }) => (status !== undefined && isSameChoice(status.from, before) ? status.to : before),
    now,
  );
}

/** The names of a ticket's tags once what waits has been sent. */
export const tagsAfter = (names: readonly string[], changes: readonly ChangeOfTicket[]): readonly string[] =>
  changes.reduce((before, { tag }) => {
    if (tag === undefined) return before;
    const others = before.filter((name) => !sameName(name, tag.name));
    if (!tag.isSet) return others;
    return others.length < before.length ? before : before.concat(tag.name);
  }, names);

/**
 * What is discarded with a change, oldest first: of a status also those that were chosen after it, which begin where it
 * ends.
 */
export function discardedWith<Change extends ChangeOfTicket>(
  changes: readonly Change[],
  id: string,
): readonly Change[] {
  const at = changes.findIndex((change) => change.id === id);
  const first = changes[at];
  if (first === undefined) return [];
  return changes
    .slice(at)
    .filter(
      (change) =>
        change.id === id ||
        (first.status !== undefined &&
          change.status !== undefined &&
          change.conversationRef === first.conversationRef),
    );
}
