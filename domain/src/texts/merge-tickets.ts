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
  tooMany: 'Too many merges follow one another here. Choose the last of these tickets.',
} as const;
