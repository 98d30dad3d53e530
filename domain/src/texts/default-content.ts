/** Default content in the admin area; the wording is ours (D-47). */
export const DEFAULT_CONTENT_TEXTS = {
  view: 'Default content',
  intro: (parent: string) =>
    `Show topics and articles of ${parent} in your help center, with your look and at your addresses. They are not copied: when ${parent} changes one, your visitors see the change within a minute.`,
  readOnly: 'You can see what is shown. Changing it needs the permission to publish articles.',
  allTopics: 'Show every topic',
  allTopicsHint:
    'New topics appear as well. When this is off, visitors see only the topics you choose below.',
  allArticles: 'Show every article',
  allArticlesHint:
    'New articles in shown topics appear as well. When this is off, visitors see only the articles you choose below.',
  topics: 'Default topics',
  showTopic: (title: string) => `Show the topic “${title}”`,
  showArticle: (title: string) => `Show the article “${title}”`,
  articlesOf: (title: string) => `Articles in “${title}”`,
  default: 'Default',
  shownOf: (shown: number, all: number) => `${shown} of ${all} shown`,
  noArticles: 'No published articles',
  tooMany: (limit: number) =>
    `Articles can be chosen one by one up to ${limit}. Choose whole topics instead.`,
  preview: 'Open in your help center',
  empty: 'Nothing to show yet',
  emptyBody: (parent: string) => `${parent} has not published any topics.`,
  noParent: 'No parent library',
  noParentBody: 'Default content comes from the library of an agency. This library has none.',
  loadFailed: 'The default content could not be loaded.',
  shown: (title: string) => `Visitors find “${title}” now.`,
  hidden: (title: string) => `“${title}” is hidden from your visitors.`,
  /** after a change that switches “Show every …” off, and beside that switch */
  noNewOnes: 'New ones of the parent will not be shown by themselves.',
  allOffHint: 'Only what you choose below is shown. New ones of the parent will not be shown by themselves.',
  allTopicsShown: 'Every default topic is shown now.',
  someTopicsShown: 'Only the chosen default topics are shown now.',
  allArticlesShown: 'Every default article in shown topics is shown now.',
  someArticlesShown: 'Only the chosen default articles are shown now.',
  copyArticle: (title: string) => `Make your own copy of “${title}”`,
  copyHint: 'Make your own copy',
  editCopy: (title: string) => `Edit your copy of “${title}”`,
  editCopyHint: 'Edit your copy',
  yourCopy: 'Your copy',
  yourDraft: 'Your copy, unpublished',
  yourArchivedCopy: 'Your copy, archived',
  yourStaffCopy: 'Your copy, for staff',
  copied: (title: string) =>
    `You have your own copy of “${title}”. It replaces the original once you publish it.`,
  copyFailed: 'The article could not be copied. Please try again.',
  copyReplaces:
    'This is your own copy of default content. Visitors of your help center read it in place of the original.',
  copyWillReplace:
    'This is your own copy of default content. Once you publish it, it replaces the original in your help center.',
  copyForStaff:
    'This is your own copy of default content, for staff only. Visitors of your help center read the original.',
  copyOfParent: 'Copy of the parent’s',
  /** in the editor of a copy */
  hasUpdate: 'Update available: the parent has changed the original since.',
  decideUpdate: 'See the update',
  updateAvailable: 'Update available',
  updateOf: (title: string) => `Update available for “${title}”`,
  seeDifferences: 'See differences',
  takeTheirs: 'Use their text',
  keepMine: 'Keep mine',
  /** in a sentence, as is the next one */
  yourVersion: 'your copy',
  theirVersion: (parent: string) => `the latest text of ${parent}`,
  taken: 'Their text is in your copy. Read it and publish it.',
  hasEdits:
    'Your copy has unpublished edits, which their text would replace. Publish or discard the edits first.',
  kept: 'Your copy stays as it is.',
  nothingToUndo: 'There is nothing left to undo: this has already been changed back.',
  saveFailed: 'This could not be saved. Please try again.',
} as const;
