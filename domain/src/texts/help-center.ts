/** Public help center. */
export const HELP_CENTER_TEXTS = {
  /** S2.2-04 */
  browseTab: 'BROWSE HELP LIBRARY',
  /** S2.2-05 */
  contactTab: 'CONTACT US',
  /** S2.2-07 */
  heading: 'How can we help?',
  /** S2.2-13 */
  searchPlaceholder: 'Search our Help Library',
  /** S5-18 */
  oneWordWarning:
    'Using only one keyword will lead to irrelevant results. Add more keywords to get more accurate results.',
  /** S5-19, spelt as specified */
  noArticleFound: 'No article found related to your searchquery',
  /** S2.3-29 */
  foundAnswerQuestion: 'Did you find the answer to your question?',
  /** S2.3-32 */
  feedbackQuestion: 'Did this answer your question?',
  yes: 'Yes',
  no: 'No',
  /** S2.3-33 */
  contactUs: 'Contact Us',
  /** S8-31 */
  feedbackSorry:
    'Sorry you could not find an answer in our knowledge base. Please click Contact Us and fill out the form to submit a ticket with our Support Team.',
  /** S8-32 */
  feedbackOnTrack:
    "Thanks for taking a look to see if you could find an answer to your question in the knowledge base! Let's get you on track -",
  /** S2.4-29 */
  notFoundTitle: 'Erm. Page not found',
  /** S2.4-30 */
  notFoundButton: 'Go to homepage',
  // Ours from here on (D-47).
  feedbackThanks: 'Thank you. Good to know that this helped.',
  feedbackWaits: 'Your answer is kept. It is sent as soon as you are online again.',
  feedbackFailed: 'Your answer could not be saved. Please try again.',
  searchLabel: 'Search the help library',
  clearSearch: 'Clear search',
  searching: 'Searching…',
  resultCount: (count: number) => (count === 1 ? '1 article found' : `${count} articles found`),
  similarResults: 'No exact match. These come closest:',
  nothingFoundFor: 'Nothing found for',
  tryOtherWords: 'Try other words.',
  tryOtherWordsOrAsk: 'Try other words, or ask us.',
  moreResults: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  seeAllResults: 'See all results',
  dismiss: 'Dismiss',
  back: 'Back',
  breadcrumbHome: 'All topics',
  emptyLibrary: 'There are no articles here yet.',
  emptyCategory: 'There are no articles in this category yet.',
  articleGone: 'This article is not available.',
  articleGoneHint: 'It may have been moved or withdrawn. Try a search, or ask us.',
  loadFailed: 'This page could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  articleCount: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  updated: (date: string) => `Updated ${date}`,
  scrollTable: 'Scroll sideways to see the whole table.',
  onThisPage: 'On this page',
  relatedArticles: 'More in this category',
} as const;
