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

/** What becomes of a ticket's status, if it is as expected by then. */
export interface StatusStep {
  readonly status?:
    | {
        /** absent for what follows a reply, wherever it begins */
        readonly from?: StatusChoice;
        readonly to: StatusChoice;
      }
    | undefined;
}

/** The status of a ticket once what waits has been sent; the same object where that changes nothing. */
export function statusAfter<Choice extends StatusChoice>(
  now: Choice,
  steps: readonly StatusStep[],
): Choice | StatusChoice {
  return steps.reduce<Choice | StatusChoice>((before, { status }) => {
    const isNext = status !== undefined && (status.from === undefined || isSameChoice(status.from, before));
    return isNext ? status.to : before;
  }, now);
}

/** The names of a ticket's tags once what waits has been sent. */
export const tagsAfter = (names: readonly string[], changes: readonly ChangeOfTicket[]): readonly string[] =>
  changes.reduce((before, { tag }) => {
    if (tag === undefined) return before;
    const others = before.filter((name) => !sameName(name, tag.name));
    if (!tag.isSet) return others;
    return others.length < before.length ? before : before.concat(tag.name);
  }, names);

/** The last change that waits of the same status or tag, if the next one leads back to where that one began. */
export function takenBackBy<Change extends ChangeOfTicket>(
  changes: readonly Change[],
  { conversationRef, status, tag }: Omit<ChangeOfTicket, 'id'>,
): Change | undefined {
  const last = changes.findLast(
    (change) =>
      change.conversationRef === conversationRef &&
      (tag === undefined
        ? change.status !== undefined
        : change.tag !== undefined && sameName(change.tag.name, tag.name)),
  );
  if (tag !== undefined) return last?.tag?.isSet === !tag.isSet ? last : undefined;
  const isWayBack =
    last?.status !== undefined &&
    status !== undefined &&
    isSameChoice(last.status.from, status.to) &&
    isSameChoice(last.status.to, status.from);
  return isWayBack ? last : undefined;
}

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
