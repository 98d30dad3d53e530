const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

/** Requests over a limit, and those of blocked senders (D-55, D-101). */
export const HELD_TEXTS = {
  title: 'Held requests',
  /** the plus sign shows that there are more than the list holds */
  heading: (count: number, hasMore: boolean) =>
    hasMore ? `${count}+ requests held back` : `${requests(count)} held back`,
  intro:
    'These came from blocked senders, or faster than one visitor, one address or your library may send. No one was notified and no email was sent. Release the genuine ones to make them tickets.',
  emptyTitle: 'Nothing is held back',
  emptyBody:
    'Requests that come in faster than the limits allow, or from blocked senders, wait here for you.',
  failed: 'The held requests could not be loaded.',
  selectAll: 'Select all',
  select: (title: string) => `Select: ${title}`,
  selected: (count: number) => `${count} selected`,
  release: 'Release',
  discard: 'Discard',
  discardAll: 'Discard all',
  discardOthers: 'Discard all others',
  progress: (count: number) => `${count} done…`,
  limits: {
    visitor: 'Too many from one visitor',
    address: 'Over the limit of one address, or blocked then',
    library: 'Too many at once',
  },
  released: (count: number) => `${requests(count)} released`,
  discarded: (count: number) => `${requests(count)} discarded`,
  restored: (count: number) => `${requests(count)} held back again`,
  undo: 'Undo',
  decidedAlready: 'A teammate has already handled these.',
  decideFailed: 'Some requests could not be changed. Try again.',
  confirmRelease: (count: number) => `Release ${requests(count)}?`,
  releaseMeans:
    'Each becomes a ticket, and its visitor and your team get the usual emails. A blocked sender gets none.',
  confirmDiscard: (count: number) => `Discard ${requests(count)}?`,
  confirmOthers: (kept: number) =>
    kept === 0 ? 'Discard all held requests?' : `Discard all held requests except ${requests(kept)}?`,
  discardMeans:
    'Their visitors are not notified. The requests leave this list and are deleted after 30 days.',
  more: 'Show older requests',
} as const;
