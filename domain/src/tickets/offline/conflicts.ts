import type { ConversationStatus, SettableStatus } from '../../entities/conversation';

/** What somebody may write to a ticket or change of it without a connection; it is sent later (D-128). */
export type WaitingField = 'reply' | 'note' | 'close' | 'status' | 'tag';

/**
 * Why something that waited is not sent by itself. `gone`: there is no such ticket any more. `denied`: its author may not
 * do that any more. `merged`: the ticket was merged. `overtaken`: something came that its author had not seen. `changed`:
 * somebody else has chosen another status.
 */
export const CONFLICTS = ['gone', 'denied', 'merged', 'overtaken', 'changed'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** One rule per field: what stops it, the first that applies. Nothing else that happened meanwhile does. */
export const CONFLICT_RULES: Readonly<Record<WaitingField, readonly Conflict[]>> = {
  reply: ['gone', 'denied', 'merged', 'overtaken'],
  // It answers nobody, so nothing can overtake it.
  note: ['gone', 'denied', 'merged'],
  // Closing would hide what nobody has read. Their status stands, if it is another one.
  close: ['gone', 'denied', 'merged', 'overtaken', 'changed'],
  status: ['gone', 'denied', 'merged', 'changed'],
  // Tags are added and removed one by one, so those of others stay.
  tag: ['gone', 'denied', 'merged'],
};

/** A status with the ref of the library's own one that counts as it, '' for none. */
export interface StatusChoice<Status = ConversationStatus> {
  readonly status: Status;
  readonly ownRef: string;
}

/** A change of status that waits. */
export interface WaitingStatus {
  readonly from: StatusChoice;
  readonly to: StatusChoice<SettableStatus>;
  /** id of the last message that its author had seen or written */
  readonly follows: string;
  /** of a snooze that it ends: its time, ISO 8601, '' for until the visitor writes (D-119) */
  readonly until?: string | undefined;
}

export const fieldOfStatus = ({ to }: Pick<WaitingStatus, 'to'>): 'close' | 'status' =>
  to.status === 'closed' ? 'close' : 'status';

/** A ticket as the server has it now. */
export interface TicketNow extends StatusChoice {
  readonly lastMessageId: string;
  readonly isMerged: boolean;
  /** of a snooze: as `WaitingStatus` has it */
  readonly until?: string | undefined;
}

/** What was expected of a ticket. */
export interface Expected {
  readonly field: WaitingField;
  readonly follows?: string | undefined;
  readonly from?: StatusChoice | undefined;
  readonly to?: StatusChoice | undefined;
  readonly until?: string | undefined;
}

export const isSameChoice = (one: StatusChoice, other: StatusChoice): boolean =>
  one.status === other.status && one.ownRef === other.ownRef;

/** What the server is asked to hold a change of status to; it refuses with 409 where that is no longer so. */
export function conditionsOf(change: WaitingStatus) {
  const rules = CONFLICT_RULES[fieldOfStatus(change)];
  return {
    onlyFrom: change.from.status,
    onlyFromOwn: change.from.ownRef,
    ...(change.until !== undefined && { onlyUntil: change.until }),
    ...(rules.includes('overtaken') && { follows: change.follows }),
  };
}

/** Whether something happened that a rule names, apart from what only the server knows. */
const HAPPENED: Readonly<
  Record<Exclude<Conflict, 'gone' | 'denied'>, (e: Expected, now: TicketNow) => boolean>
> = {
  merged: (_, { isMerged }) => isMerged,
  overtaken: ({ follows }, { lastMessageId }) => follows !== undefined && follows !== lastMessageId,
  changed: ({ from, to, until }, now) =>
    from !== undefined &&
    (!isSameChoice(from, now) || (until !== undefined && until !== now.until)) &&
    (to === undefined || !isSameChoice(to, now)),
};

/**
 * Why the server has refused something that waited.
 * @param now null if the ticket is gone
 * @returns null if nothing that happened to the ticket explains it
 */
export function conflictOf(expected: Expected, now: TicketNow | null): Conflict | null {
  if (now === null) return 'gone';
  const happened = CONFLICT_RULES[expected.field].find(
    (rule) => rule !== 'gone' && rule !== 'denied' && HAPPENED[rule](expected, now),
  );
  return happened ?? null;
}

/** Why a call about a ticket was refused, by the status of the answer; null if the ticket itself has to say. */
export function conflictOfAnswer(status: number): Conflict | null {
  if (status === 403) return 'denied';
  return status === 404 ? 'gone' : null;
}
