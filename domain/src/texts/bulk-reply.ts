const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

/** One reply to many tickets; ours (D-47, D-125). */
export const BULK_REPLY_TEXTS = {
  /** what opens the dialog */
  open: 'Reply to all…',
  title: (count: number) => `Reply to ${tickets(count)}`,
  body: 'Each visitor gets it as a reply of their own, and sees nobody else’s.',
  text: 'Reply',
  discardBody: 'This reply is not sent yet. Discard it?',
  afterwards: 'Afterwards',
  /** what the first of the visitors will read */
  preview: (visitor: string) => `What ${visitor} will read`,
  send: (count: number) => `Send to ${tickets(count)}`,
  /** merged tickets, which are answered where they went */
  merged: (count: number) =>
    `${tickets(count)} of the selection went into another one, and will not be answered here.`,
  /** more than can be answered at once */
  most: (count: number) => `At most ${count} tickets can be answered at once.`,
  /** @param ticket where it is too long */
  tooLong: (ticket: string) => `With its variables filled in, this is too long for ${ticket}.`,
  notNow: 'The reply cannot be sent right now. Try again in a moment.',
  /** in a toast */
  sent: (count: number) => `Reply to ${tickets(count)} sent`,
  /** while it can still be taken back */
  held: (count: number, seconds: number) => `Reply to ${tickets(count)} goes out in ${seconds} s`,
  undo: 'Undo',
  takenBack: 'The reply was not sent.',
  /** each waits in its ticket, since another reply is being written, or another screen is open */
  takenBackThere: (count: number) => `The reply to ${tickets(count)} was not sent. It waits there.`,
  /** some went out before the rest was taken back */
  someWentOut: (count: number) => `${tickets(count)} had got the reply already.`,
} as const;
