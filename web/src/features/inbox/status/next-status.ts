import type { ConversationStatus, SettableStatus } from '@harborline/domain/entities/conversation';

/** A status to give a ticket. */
export type NextStatus = SettableStatus | NextOwn | NextSnooze;

/** One of the library's own, with the status that it counts as (D-121). */
export interface NextOwn {
  readonly status: SettableStatus;
  readonly ownRef: string;
  readonly name: string;
}

/** A snooze with its time, null for until the visitor writes (D-119). */
export interface NextSnooze {
  readonly until: Date | null;
  /** id of the last message that had come when the times were offered: the next one may be what is waited for */
  readonly follows?: string;
}

/** What a ticket's document is to hold of a status: the built-in one, and the ref of the library's own one, '' for none. */
export interface StatusPair {
  readonly status: ConversationStatus;
  readonly ownRef: string;
}

export function pairOf(next: NextStatus): StatusPair {
  if (typeof next === 'string') return { status: next, ownRef: '' };
  return 'until' in next ? { status: 'snoozed', ownRef: '' } : next;
}

export const isSamePair = (one: StatusPair, other: StatusPair): boolean =>
  one.status === other.status && one.ownRef === other.ownRef;
