const tickets = (count: string): string => (count === '1' ? '1 ticket' : `${count} tickets`);

/** The settings page of tags; ours (D-47, D-117). */
export const TAG_SETTINGS_TEXTS = {
  title: 'Ticket tags',
  intro:
    'What your team calls its tickets. New tags are made in the details of a ticket; here you tidy them up.',
  empty: 'No tags yet',
  emptyBody: 'Add the first one in the details of a ticket.',
  loadFailed: 'The tags could not be loaded.',
  denied: 'You may not manage tags. Ask one of your team’s admins.',
  search: 'Find a tag',
  noneFound: 'No tag has these words in its name.',
  tickets,
  /** of a tag whose tickets are not counted, as the note says */
  notCounted: 'not counted',
  onlySome: 'Tickets are counted for the first 100 tags alone.',
  underWay: (names: string) => `Tickets are still being changed: ${names}.`,
  refresh: 'Look again',
  name: 'Name',
  rename: (name: string) => `Rename ${name}`,
  renameBody: 'Tickets, filters and links that have it show the new name at once.',
  save: 'Save',
  mergeHint: (name: string) => `“${name}” exists already. You can merge the two.`,
  askMerge: 'Merge…',
  mergeTitle: (from: string, into: string) => `Merge “${from}” into “${into}”?`,
  mergeBody: (from: string, into: string) =>
    `Tickets with “${from}” get “${into}” instead, and filters that ask for one ask for the other. This cannot be undone.`,
  mergeConfirm: 'Merge',
  merged: (from: string, into: string) => `${from} merged into ${into}. Its tickets follow.`,
  renamed: (name: string) => `Renamed to ${name}.`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeBody: (count: string | null) =>
    `${count === null ? 'All tickets' : count === '1' ? 'The 1 ticket' : `The ${count} tickets`} with it lose it; their history keeps the name. A filter that asks for it finds nothing by it any more. This cannot be undone.`,
  removeConfirm: 'Delete',
  removed: (name: string) => `${name} deleted. Its tickets follow.`,
  failed: 'The tag could not be changed.',
} as const;
