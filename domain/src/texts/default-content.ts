/** Default content in the admin area; the wording is ours (D-47). */
export const DEFAULT_CONTENT_TEXTS = {
  view: 'Default content',
  intro: (parent: string) =>
    `Topics and articles of ${parent} that your help center shows with your look, at your addresses. They are not copied: when ${parent} changes one, your visitors see the change within a minute.`,
  readOnly: 'You can see what is shown. Changing it needs the permission to publish articles.',
  allTopics: 'Show every topic',
  allTopicsHint: 'New topics appear as well. Switched off, only the topics chosen below are shown.',
  allArticles: 'Show every article',
  allArticlesHint:
    'New articles in shown topics appear as well. Switched off, only the articles chosen below are shown.',
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
  allTopicsShown: 'Every default topic is shown now.',
  someTopicsShown: 'Only the chosen default topics are shown now.',
  allArticlesShown: 'Every default article in shown topics is shown now.',
  someArticlesShown: 'Only the chosen default articles are shown now.',
  saveFailed: 'This could not be saved. Please try again.',
} as const;
