/** Tags of tickets; ours (D-47, D-71). */
export const TAG_TEXTS = {
  title: 'Tags',
  add: 'Add a tag',
  none: 'No tags',
  create: (name: string) => `Create “${name}”`,
  /** leads to the tickets that have it */
  ticketsWith: (name: string) => `Tickets with the tag ${name}`,
  added: (name: string) => `Tag ${name} added.`,
  removed: (name: string) => `Tag ${name} removed.`,
  undo: 'Undo',
  failed: 'The tag could not be changed.',
  loadFailed: 'The tags could not be loaded.',
  loading: '…',
  /** of a tag in an address that the library does not have */
  unknown: 'Unknown',
  /** above a list that holds only tickets with a tag */
  filteredBy: (name: string) => `Tag: ${name}`,
  clearFilter: (name: string) => `Tag: ${name}. Show tickets with any tag`,
  /** of a list that is narrowed to a tag which none of its tickets has */
  noTickets: 'No tickets with this tag',
  longest: 'A tag has at most 40 characters.',
  remove: (name: string) => `Remove the tag ${name}`,
  ticketFull: 'A ticket has at most 20 tags. Remove one first.',
  libraryFull: 'Your library has 500 tags already. Use one of them.',
  gone: 'This tag does not exist any more.',
  nameTaken: 'There is a tag of that name already.',
  /** of a row of a list that has more than fit */
  more: (count: number) => `+${count}`,
  moreTags: (names: string) => `Also: ${names}`,
} as const;
