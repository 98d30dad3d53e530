const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

/** Deleting tickets for good; ours (D-47, D-124). Tickets are named as "#12". */
export const DELETE_TEXTS = {
  /** what opens the dialog */
  open: 'Delete for good…',
  title: (count: number) => (count === 1 ? 'Delete ticket' : `Delete ${tickets(count)}`),
  /** @param named the numbers of so many tickets */
  body: (count: number, named: string) =>
    count === 1
      ? `${named} and everything in it will be erased: messages, notes, files, history, drafts and emails. Nobody can bring it back, and its visitor can no longer read it.`
      : `${named} and everything in them will be erased: messages, notes, files, history, drafts and emails. Nobody can bring them back, and their visitors can no longer read them.`,
  /** @param named the numbers of the tickets that were merged into these */
  merged: (named: string) => `Merged tickets are deleted, too: ${named}`,
  /** @param named the numbers of the tickets that a split has connected with these */
  copies: (named: string) => `Some of the messages are also in ${named}, and stay there.`,
  andMore: (named: string, count: number) => `${named} and ${count} more`,
  /** what the history of another ticket says */
  history: {
    related: (other: string) => `deleted ${other}, which was linked with this ticket`,
    parent: (other: string) => `deleted ${other}, of which this ticket was a child`,
    child: (other: string) => `deleted ${other}, which was a child of this ticket`,
    merged: (other: string) => `deleted ${other}, which had been merged into this ticket`,
    split: (other: string) => `deleted ${other}, which was split from this ticket`,
    'split-from': (other: string) => `deleted ${other}, from which this ticket was split`,
  },
  reason: 'Reason',
  reasonHelp: 'Optional. Team logs keep it beside the ticket number, so leave out names.',
  confirm: (count: number) => (count === 1 ? 'Delete for good' : `Delete ${tickets(count)} for good`),
  /** more than can be deleted at once */
  most: (count: number) => `At most ${count} tickets can be deleted at once.`,
  unsent: 'A reply to one of these tickets has not been sent yet. Send it, or take it back, first.',
  /** in a toast */
  done: (count: number) => `${tickets(count)} deleted`,
  notDone: (count: number, because: string) => `${tickets(count)} not deleted. ${because}`,
  nothing: 'These tickets are deleted already.',
  /** why something is refused */
  tooMany: 'Too many tickets were merged into this one. Delete some of the merged tickets first.',
} as const;
