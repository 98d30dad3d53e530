import type { SettableStatus } from '@harborline/domain/entities/conversation';

/** A status to give a ticket; of a snooze its time, null for until the visitor writes (D-119). */
export type NextStatus = SettableStatus | NextSnooze;

export interface NextSnooze {
  readonly until: Date | null;
  /** id of the last message that had come when the times were offered: the next one may be what is waited for */
  readonly follows?: string;
}
