/** The inbox on a phone: rows that a finger moves, and the bar below a ticket; ours (D-47). */
export const PHONE_INBOX_TEXTS = {
  close: 'Close',
  reopen: 'Reopen',
  /** name of the bar */
  bar: 'Actions for this ticket',
  list: 'List',
  more: 'More',
  status: 'Change status',
} as const;
