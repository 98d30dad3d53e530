import type { ThreadMessage } from '../ticket';

/** What goes into the new ticket, from one message of the visitor on (D-122). */
export interface Choice {
  /** what the visitor wrote after it, too */
  readonly hasLater: boolean;
  readonly hasNotes: boolean;
}

/** Whether a message may begin a new ticket: it is the visitor's, stored, and has begun none. */
export const mayBegin = ({ sender_type, taken_to, isPending }: ThreadMessage): boolean =>
  sender_type === 'visitor' && taken_to === undefined && !isPending;

const isFreeNote = ({ sender_type, taken_to, isPending }: ThreadMessage): boolean =>
  sender_type === 'note' && taken_to === undefined && !isPending;

/** The message and, by choice, what the visitor wrote after it and the notes beside these, oldest first. */
export function chosenMessages(
  oldestFirst: readonly ThreadMessage[],
  firstId: string,
  { hasLater, hasNotes }: Choice,
): readonly ThreadMessage[] {
  const from = oldestFirst.slice(oldestFirst.findIndex(({ id }) => id === firstId));
  const next = from.findIndex(({ sender_type }, index) => index > 0 && sender_type === 'visitor');
  const within = hasLater || next === -1 ? from : from.slice(0, next);
  return within.filter((message) => mayBegin(message) || (hasNotes && isFreeNote(message)));
}
