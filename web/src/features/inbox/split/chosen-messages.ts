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

/** Parts of one sending are written one right after the other. */
const WITHIN_MS = 2 * 60_000;

/** Whether a message is a further file of the one before it: a text goes out with its first file alone. */
const isFurtherFile = (message: ThreadMessage, before: ThreadMessage | undefined): boolean =>
  before !== undefined &&
  message.text === '' &&
  message.sender_type === before.sender_type &&
  message.sender_ref === before.sender_ref &&
  message.created_at.toMillis() - before.created_at.toMillis() <= WITHIN_MS;

/** The message with all its files and, by choice, what the visitor wrote after it and the notes beside these, oldest first. */
export function chosenMessages(
  oldestFirst: readonly ThreadMessage[],
  firstId: string,
  { hasLater, hasNotes }: Choice,
): readonly ThreadMessage[] {
  const from = oldestFirst.slice(oldestFirst.findIndex(({ id }) => id === firstId));
  const next = from.findIndex(
    (message, index) =>
      index > 0 && message.sender_type === 'visitor' && !isFurtherFile(message, from[index - 1]),
  );
  const within = hasLater || next === -1 ? from : from.slice(0, next);
  return within.filter((message) => mayBegin(message) || (hasNotes && isFreeNote(message)));
}
