const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

/** Merged tickets; ours (D-47, D-110). Tickets are named as "#12". */
export const MERGE_TEXTS = {
  history: {
    merged: (into: string) => `merged this ticket into ${into}`,
    unmerged: (from: string) => `undid the merge into ${from}`,
    wroteAgain: (from: string) =>
      `The visitor wrote again, so the ticket is open, and no longer merged into ${from}`,
    received: (other: string) => `merged ${other} into this ticket`,
    undone: (other: string) => `undid the merge of ${other} into this ticket`,
    otherWroteAgain: (other: string) =>
      `The visitor of ${other} wrote again, so it is a ticket of its own again`,
  },
  /** why something is refused */
  isMerged: (into: string) => `This ticket was merged into ${into}. Go on there.`,
  itself: 'A ticket cannot be merged into itself, nor into one that was merged into it.',
  elsewhere: (into: string) => `This ticket was merged into ${into} already.`,
  tooLate: 'A merge can be undone for 24 hours.',
  /** in the dialog */
  unsent: 'A reply to one of these tickets is being sent. Try again in a moment.',
  tooMany: 'Too many merges follow one another here. Choose the last of these tickets.',
  /** what opens the dialog */
  merge: 'Merge…',
  title: 'Merge tickets',
  /** while the other ticket is looked for */
  findBody: (ticket: string) => `Find the ticket that belongs together with ${ticket}.`,
  find: 'Search for a ticket',
  findHelp: 'By number, title, visitor, or words of its messages.',
  recent: 'Other tickets of this visitor, or with this address',
  found: 'Found tickets',
  noRecent: 'This visitor has no other tickets. Search for one.',
  noneFound: 'No ticket has these words.',
  findFailed: 'The tickets could not be loaded.',
  back: 'Choose another ticket',
  chooseBody: 'The others are closed and can be read in the ticket that stays. Nothing is deleted.',
  stays: 'Which ticket stays?',
  /** @param into the ticket that stays */
  confirm: (count: number, into: string) =>
    count === 1 ? `Merge into ${into}` : `Merge ${tickets(count)} into ${into}`,
  /** of the ticket that was chosen, and where it went */
  followed: (chosen: string, into: string) =>
    `${chosen} was merged into ${into} before, so this goes there, too.`,
  /** who will be answered */
  answered: (visitor: string, into: string) => `Replies in ${into} go to ${visitor}.`,
  samePerson: (other: string, into: string) =>
    `The visitor of ${other} is the same person and gets replies in ${into}.`,
  notAnswered: (visitor: string, other: string, into: string) =>
    `${visitor}, who wrote ${other}, will not see replies in ${into}.`,
  writesAgain: 'If a visitor writes again in a merged ticket, it is a ticket of its own again.',
  undoFor: 'You can undo this for 24 hours.',
  staysClosed: (into: string) => `${into} is closed, and stays closed.`,
  wakesUp: (into: string) => `${into} is snoozed, and wakes up.`,
  mostAtOnce: (count: number) => `At most ${count} tickets can be merged at once.`,
  /** in a toast */
  done: (count: number, into: string) => `${tickets(count)} merged into ${into}`,
  notDone: (count: number, because: string) => `${tickets(count)} not merged. ${because}`,
  nothing: 'These tickets are merged already.',
  undo: 'Undo',
  undoFailed: 'The merge could not be undone.',
  separated: (count: number) => `${tickets(count)} no longer merged`,
  /** of a merged ticket: in a list, above its thread, and below it */
  mergedInto: (into: string) => `Merged into ${into}`,
  open: (ticket: string) => `Open ${ticket}`,
  answerThere: (into: string) => `This ticket was merged. Go on in ${into}.`,
  /** in the thread of the ticket that stays */
  wasMerged: (other: string) => `${other} was merged into this ticket`,
  /** @param into the ticket that it was merged into, before that was merged into this one */
  wasMergedBefore: (other: string, into: string) => `${other} was merged into ${into}`,
  by: (visitor: string) => `by ${visitor}`,
  showMessages: (other: string) => `Show the messages of ${other}`,
  hideMessages: (other: string) => `Hide the messages of ${other}`,
  messagesOf: (other: string) => `Messages of ${other}`,
  noMessages: 'This ticket has no messages.',
} as const;
