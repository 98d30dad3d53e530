const tickets = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

/** Steps over many tickets; ours (D-47, D-105). */
export const BULK_TEXTS = {
  /** name of a row's checkbox */
  select: (ticket: string) => `Select ${ticket}`,
  bar: 'Selected tickets',
  selected: (count: number) => `${tickets(count)} selected`,
  clear: 'Clear selection',
  status: 'Status',
  assign: 'Assign',
  /** while a step is under way */
  progress: (done: number, all: number) => `${done} of ${tickets(all)}…`,
  done: {
    open: (count: number) => `${tickets(count)} reopened`,
    pending: (count: number) => `${tickets(count)} marked as pending`,
    closed: (count: number) => `${tickets(count)} closed`,
  },
  ownStatusSet: (count: number, name: string) => `${tickets(count)} set to ${name}`,
  /** @param time '' for until the visitor writes */
  snoozed: (count: number, time: string) =>
    `${tickets(count)} snoozed until ${time === '' ? 'their visitors answer' : time}`,
  assigned: (count: number, name: string) => `${tickets(count)} assigned to ${name}`,
  unassigned: (count: number) => `${tickets(count)} unassigned`,
  tags: 'Tags',
  tagsOf: (count: number) => `Tags of ${tickets(count)}`,
  tagAdded: (count: number, name: string) => `${tickets(count)} tagged ${name}`,
  tagRemoved: (count: number, name: string) => `${name} removed from ${tickets(count)}`,
  /** of a tag that so many of the selected tickets have */
  removeTag: (name: string, count: number) => `Remove ${name} from ${tickets(count)}`,
  noTags: 'None of these tickets has a tag.',
  nothing: 'Nothing to change: the selected tickets are like that already.',
  undo: 'Undo',
  putBack: (count: number) => `${tickets(count)} put back`,
  putBackSome: (count: number, not: number) =>
    `${tickets(count)} put back. ${tickets(not)} changed meanwhile and stayed as they are.`,
  notPutBack: (count: number, because: string) => `${tickets(count)} not put back. ${because}`,
  /** numbers of tickets that no longer belong to the list */
  left: (numbers: string) => `No longer in this list, nor selected: ${numbers}`,
  refused: (count: number) => `${tickets(count)} not changed`,
  hideRefused: 'Hide',
  failed: 'This ticket could not be changed. Try again.',
  gone: 'This ticket does not exist any more.',
  changedSince: 'Somebody changed this ticket meanwhile.',
} as const;
