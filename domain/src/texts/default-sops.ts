/** SOPs of the parent library in the admin area; the wording is ours (D-47). */
export const DEFAULT_SOP_TEXTS = {
  view: 'Default SOPs',
  intro: (parent: string) =>
    `Let your team work by SOPs that ${parent} offers. They are not copied: when ${parent} publishes a new version, your team is asked to read it.`,
  readOnly: 'You can see what is shown. Changing it needs the permission to publish SOPs.',
  all: 'Show every SOP',
  allHint: 'New ones appear as well. When this is off, your team sees only the SOPs you choose below.',
  list: 'Default SOPs',
  showSop: (title: string) => `Show the SOP “${title}”`,
  shown: (title: string) => `Your team finds “${title}” now.`,
  hidden: (title: string) => `“${title}” is hidden from your team.`,
  allShown: 'Every default SOP is shown now.',
  someShown: 'Only the chosen default SOPs are shown now.',
  empty: 'Nothing to show yet',
  emptyBody: (parent: string) => `${parent} offers no SOPs.`,
  noParentBody: 'Default SOPs come from the library of an agency. This library has none.',
  loadFailed: 'The default SOPs could not be loaded.',
  copyFailed: 'The SOP could not be copied. Please try again.',
  taken: 'Their text is in your copy. Read it and publish it.',
  tooMany: (limit: number) => `SOPs can be chosen one by one up to ${limit}. Show every SOP instead.`,
  read: 'Read it',
  copyReplaces: 'This is your own copy of a default SOP. Your team reads it in place of the original.',
  copyWillReplace:
    'This is your own copy of a default SOP. Once you publish it, your team reads it in place of the original.',
  from: (parent: string) => `From ${parent}`,
  notShown: 'Your team does not find this SOP: it is hidden under Default SOPs.',
  takeOver: 'Make your own copy',
  openCopy: 'Open your copy',
  offer: 'Offer to client libraries',
  offerHint:
    'While it is published, libraries of your clients can show it to their staff. Visitors never see it.',
} as const;
