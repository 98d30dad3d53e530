/** News of the parent library in the admin area; the wording is ours (D-47). */
export const DEFAULT_NEWS_TEXTS = {
  view: 'Default news',
  intro: (parent: string) =>
    `Show news of ${parent} among your own, with your look and at your addresses. They are not copied: when ${parent} changes or ends one, your visitors see it within a minute.`,
  readOnly: 'You can see what is shown. Changing it needs the permission to publish news.',
  all: 'Show every news flash',
  allHint: 'New ones appear as well. When this is off, visitors see only the news you choose below.',
  list: 'Default news',
  showNews: (title: string) => `Show the news flash “${title}”`,
  shown: (title: string) => `Visitors find “${title}” now.`,
  hidden: (title: string) => `“${title}” is hidden from your visitors.`,
  allShown: 'Every default news flash is shown now.',
  someShown: 'Only the chosen default news is shown now.',
  empty: 'Nothing to show yet',
  emptyBody: (parent: string) => `${parent} has not published any news.`,
  noParentBody: 'Default news comes from the library of an agency. This library has none.',
  loadFailed: 'The default news could not be loaded.',
  copyFailed: 'The news flash could not be copied. Please try again.',
  taken: 'Their text is in your copy. Read it and publish it.',
  tooMany: (limit: number) => `You can choose up to ${limit} one by one. Show every news flash instead.`,
} as const;
