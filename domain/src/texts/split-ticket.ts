const messages = (count: number): string => (count === 1 ? '1 message' : `${count} messages`);

/** Tickets begun with messages of another one; ours (D-47, D-122). Tickets are named as "#12". */
export const SPLIT_TEXTS = {
  history: {
    split: (count: number, into: string) => `split ${messages(count)} into ${into}`,
    splitFrom: (count: number, from: string) => `split this ticket from ${from}, with ${messages(count)}`,
    undone: (into: string) => `undid the split into ${into}, which is gone`,
  },
  /** why something is refused */
  notThere: 'One of these messages is not in this ticket.',
  onlyVisitors: 'Only messages of the visitor begin a new ticket, with notes of the team beside them.',
  takenAlready: (into: string) => `One of these messages is in ${into} already.`,
  splitAlready: (number: string) =>
    `This was sent before, as ${number}, with other messages or another subject.`,
  hasGoneOn: (number: string) => `Somebody has gone on with ${number} since, so it stays.`,
  firstIsGone: 'The first ticket was deleted, so this one stays.',
  undoneBefore: 'This split was undone, or its ticket deleted. Choose the messages again.',
  tooLate: 'A split can be undone for an hour.',
  notSplit: 'This ticket was not split from another one.',
  /** opens the menu of a message. @param time of the message */
  actions: (time: string) => `Actions for the message of ${time}`,
  /** in that menu, and in the command bar */
  split: 'Split into a new ticket…',
  command: 'Split the last message into a new ticket…',
  /** in the dialog */
  title: 'Split into a new ticket',
  body: (ticket: string) =>
    `The new ticket belongs to the same visitor and gets a copy. The messages stay in ${ticket}, too.`,
  which: 'Which messages?',
  onlyThis: 'Only this message',
  /** @param count of the visitor's messages after it */
  thisAndLater: (count: number) =>
    count === 1 ? 'This one and the next' : `This one and the ${count} after it`,
  withNotes: (count: number) =>
    count === 1 ? 'Copy the note beside them, too' : `Copy the ${count} notes beside them, too`,
  subject: 'Subject of the new ticket',
  subjectMissing: 'Give the new ticket a subject.',
  subjectHelp: 'The visitor sees it among their requests.',
  copied: 'What is copied',
  tooMany: (most: number) => `At most ${most} messages can be split at once. Choose fewer.`,
  confirm: (count: number) => `Split ${messages(count)}`,
  /** in a toast */
  done: (count: number, into: string) => `${messages(count)} split into ${into}`,
  open: (ticket: string) => `Open ${ticket}`,
  undo: 'Undo',
  undone: (number: string) => `${number} is gone. Its messages are still in the first ticket.`,
  undoFailed: 'The split could not be undone.',
  /** below a message that was copied. @param into a link */
  takenTo: (into: string) => `Split into ${into}`,
  /** above the thread of the new ticket */
  splitFrom: (from: string) => `Split from ${from}`,
} as const;
