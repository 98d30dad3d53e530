import type { User } from '../entities/user';

/** For how many seconds a reply to a ticket may be taken back; 0 sends at once (D-113). */
export const UNDO_SEND_SECONDS = [0, 5, 10, 20, 30] as const;

export type UndoSendSeconds = (typeof UNDO_SEND_SECONDS)[number];

const DEFAULT_SECONDS = 10;

/** How long a person's replies can be taken back, in seconds: what they chose, or 10. */
export const undoSendSeconds = ({
  undo_send_seconds: chosen,
}: Pick<User, 'undo_send_seconds'>): UndoSendSeconds =>
  UNDO_SEND_SECONDS.find((seconds) => seconds === chosen) ?? DEFAULT_SECONDS;
