const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const openTickets = (count: number): string => (count === 1 ? '1 open ticket' : `${count} open tickets`);

/** People who write tickets, and their companies; ours (D-47, D-129). */
export const PEOPLE_TEXTS = {
  /** of the page, while it is not known whose it is */
  title: 'Person',
  back: 'Inbox',
  loadFailed: 'This person could not be loaded.',
  gone: 'This person is not here',
  goneBody: 'They may have become part of another person, or their last ticket was deleted.',
  toInbox: 'Open the inbox',
  verified: 'Verified',
  claimed: 'Unverified',
  verifiedHint:
    'These tickets were written in browsers that have opened a link mailed to this address, or whose visitor your website vouched for.',
  claimedHint: 'Somebody gave this address. These tickets do not show that it is theirs.',
  facts: {
    about: 'About',
    address: 'Email address',
    company: 'Company',
    pages: 'Wrote from these pages',
    merges: 'Merged people',
  },
  /** of the card, and of the field in it */
  notesCard: 'For the team',
  notes: 'Notes',
  notesHelp: 'Only your team reads them.',
  noNotes: 'Nothing noted.',
  saveNotes: 'Save notes',
  notesSaved: 'Notes saved',
  notesChanged: 'Somebody has changed these notes since you read them.',
  /** above what a teammate wrote meanwhile */
  notesNow: 'They are now as shown here. What you typed is kept below, and saving it replaces them.',
  notesEmptied: 'They are empty now. What you typed is kept below.',
  notesLeave: 'Your changes to the notes are not saved.',
  notesFailed: 'The notes could not be saved.',
  tickets: 'Tickets',
  noTickets: 'No tickets.',
  ticketsFailed: 'The tickets could not be loaded.',
  more: 'Load more',
  /** where a list shows some of what was read, and more can be. @param count what was read */
  noneAmong: (count: number) => `None among the latest ${count}.`,
  /** tickets from before, until it is known whose they are. @param email of the person */
  unsorted: (email: string) => `Older tickets that give ${email}`,
  unsortedHint: 'It has not been worked out yet who wrote them.',
  /** the section apart. @param email of the person */
  claims: (email: string) => `Other tickets that give ${email}`,
  claimsHint:
    'They are listed because the address is the same. That alone does not show that the same person wrote them.',
  others: 'Others under this address',
  othersHint:
    'You can merge somebody once the browser they wrote from has opened a link that was mailed to this address.',
  othersCut: (count: number) =>
    `Only ${count} are listed: whoever is verified, and whoever you can merge, come first.`,
  proven: 'Proven: the browser of the claim has opened a link mailed to this address since.',
  unproven: 'Not proven to be the same person.',
  merge: 'Merge…',
  mergeLabel: (name: string) => `Merge ${name}…`,
  mergeTitle: 'Merge two people?',
  mergeBody: (from: string, into: string) =>
    `What ${from} wrote as a claim, and the notes on it, become part of ${into}, who is verified. You can undo this within 24 hours.`,
  reason: 'Reason (optional)',
  mergeConfirm: 'Merge',
  merged: (name: string) => `Merged into ${name}`,
  /** @param name '' once it was undone: nothing of them is kept */
  mergedBy: (name: string, by: string) => `${by} merged ${name || 'a claim'}`,
  undone: 'Undone',
  undo: 'Undo',
  undoLabel: (name: string) => `Undo: separate ${name} again`,
  undoDone: 'They are two people again',
  undoFailed: 'This could not be undone.',
  /** the company's page */
  companyFailed: 'This company could not be loaded.',
  companyPeople: 'People',
  companyIntro: 'Everyone here has shown that their address belongs to this domain.',
  companyCount: (count: number, open: number) => `${people(count)}, ${openTickets(open)}`,
  companyMost: (count: number, open: number) => `The last ${people(count)}, with ${openTickets(open)}`,
  companyEmpty: 'Nobody yet',
  companyEmptyBody: 'People appear here once an address of this domain is verified.',
  lastTicket: 'Last ticket',
  /** why something is refused */
  noProof: 'Nothing proves that they are the same person.',
  tooMany: (most: number) => `One merge moves at most ${most} tickets.`,
  tooLate: 'A merge can be undone for 24 hours.',
} as const;
