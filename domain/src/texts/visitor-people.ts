const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const openTickets = (count: number): string => (count === 1 ? '1 open ticket' : `${count} open tickets`);

/** People who write tickets, and their companies; ours (D-47, D-129). */
export const PEOPLE_TEXTS = {
  /** of the page, while it is not known whose it is */
  title: 'Person',
  back: 'Inbox',
  loadFailed: 'This person could not be loaded.',
  gone: 'Person not found',
  goneBody: 'They may have been merged into another person, or their last ticket may have been deleted.',
  toInbox: 'Open the inbox',
  verified: 'Verified',
  claimed: 'Unverified',
  verifiedHint:
    'These tickets come from browsers that have opened a link mailed to this address, or from visitors your server has vouched for.',
  claimedHint: 'Somebody gave this address. Nothing proves yet that it is theirs.',
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
  notesHelp: 'Only your team sees them.',
  noNotes: 'No notes yet.',
  saveNotes: 'Save notes',
  notesSaved: 'Notes saved',
  notesChanged: 'Somebody has changed these notes since you read them.',
  /** above what a teammate wrote meanwhile */
  notesNow: 'This is how they read now. What you typed is kept below. Saving it replaces these notes.',
  notesEmptied: 'They are empty now. What you typed is kept below.',
  notesLeave: 'Your changes to the notes are not saved.',
  /** in the details of a ticket */
  notesBeside: 'Notes about this person',
  writeNotes: 'Write a note about this person',
  editNotes: 'Edit these notes',
  notesNotLoaded: 'The notes about this person could not be loaded.',
  notesFailed: 'The notes could not be saved.',
  tickets: 'Tickets',
  noTickets: 'No tickets.',
  ticketsFailed: 'The tickets could not be loaded.',
  more: 'Load more',
  /** where a list shows some of what was read, and more can be. @param count what was read */
  noneAmong: (count: number) => `None among the latest ${count}.`,
  /** tickets from before, until it is known whose they are. @param email of the person */
  unsorted: (email: string) => `Older tickets with ${email}`,
  unsortedHint: 'It is not known yet who wrote them.',
  /** the section apart. @param email of the person */
  claims: (email: string) => `Other tickets with ${email}`,
  claimsHint:
    'They are listed because the address is the same. That alone does not show that the same person wrote them.',
  others: 'Other people with this address',
  othersHint:
    'You can merge somebody once the browser they wrote from has opened a link that was mailed to this address.',
  othersCut: (count: number) =>
    `Only the first ${count} are listed. The verified person and those you can merge come first.`,
  proven: 'Proven: the browser of the unverified tickets has since opened a link mailed to this address.',
  unproven: 'Not proven to be the same person.',
  merge: 'Merge…',
  mergeLabel: (name: string) => `Merge ${name}…`,
  mergeTitle: 'Merge two people?',
  mergeBody: (from: string, into: string) =>
    `The tickets and notes of ${from}, who is unverified, move to ${into}, who is verified. You can undo this within 24 hours.`,
  reason: 'Reason (optional)',
  mergeConfirm: 'Merge',
  merged: (name: string) => `Merged into ${name}`,
  /** @param name '' once it was undone: nothing of them is kept */
  mergedBy: (name: string, by: string) => `${by} merged ${name || 'an unverified person'}`,
  undone: 'Undone',
  undo: 'Undo',
  undoLabel: (name: string) => `Undo the merge of ${name}`,
  undoDone: 'They are two people again',
  undoFailed: 'This could not be undone.',
  /** the company's page */
  companyFailed: 'This company could not be loaded.',
  companyPeople: 'People',
  companyIntro: 'Everyone here has a verified address at this domain.',
  companyCount: (count: number, open: number) => `${people(count)}, ${openTickets(open)}`,
  companyMost: (count: number, open: number) => `The latest ${people(count)}, with ${openTickets(open)}`,
  companyEmpty: 'Nobody yet',
  companyEmptyBody: 'People appear here once an address of this domain is verified.',
  lastTicket: 'Last ticket',
  /** the lists of all people and companies (D-134) */
  directory: {
    people: 'People',
    companies: 'Companies',
    peopleIntro: 'Everybody who has written a ticket. Those with the latest tickets come first.',
    companiesIntro: 'The domains of verified addresses, without those where anybody can get an address.',
    searchPeople: 'Search names and addresses',
    searchCompanies: 'Search domains',
    loadFailed: 'The list could not be loaded.',
    nobody: 'Nobody has written yet',
    nobodyBody: 'Whoever writes a ticket appears here.',
    noCompanies: 'No companies yet',
    noCompaniesBody: 'A company appears once an address of its domain is verified.',
    noneFound: 'Nothing found',
    noneFoundBody: 'Each word must be in the name or address, or begin a word there.',
    noneFoundDomain: 'Each word must be in the domain, or begin a word there.',
    unverified: 'Unverified',
    company: 'Company',
    all: 'See all',
    count: (count: number, hasMore: boolean) => (hasMore ? `The first ${count}` : `${count} found`),
    /** @param most how many are counted */
    peopleCount: (count: number, most: number) => (count >= most ? `${most} people or more` : people(count)),
    /** where a search has stopped before it had looked at all */
    stopped: 'There may be more.',
    goOn: 'Search further',
    /** above the tickets that a search found */
    found: 'People and companies',
    seeAll: 'See all people with these words',
    failed: 'People could not be searched.',
  },
  /** why something is refused */
  noProof: 'Nothing proves that they are the same person.',
  tooMany: (most: number) => `One merge moves at most ${most} tickets.`,
  tooLate: 'A merge can be undone for 24 hours.',
} as const;
