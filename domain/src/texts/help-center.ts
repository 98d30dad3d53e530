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
  yes: 'Yes',
  no: 'No',
  /** S2.3-33 */
  contactUs: 'Contact Us',
  /** S2.4-29 */
  notFoundTitle: 'Erm. Page not found',
  /** S2.4-30 */
  notFoundButton: 'Go to homepage',
  // Ours from here on (D-47).
  searchLabel: 'Search the help library',
  clearSearch: 'Clear search',
  resultsFor: 'Results for',
  noResultsFor: 'No results for',
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
  table: 'Table',
  onThisPage: 'On this page',
  popularArticles: 'Popular articles',
  /** of the company's links below each page, for screen readers */
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  courses: 'Courses',
  status: 'Status',
  /** before the title of what does not work, on every page */
  incident: 'Incident:',
  seeStatus: 'See the status',
  footerLinks: 'Company links',
  relatedArticles: 'More in this category',
  helpCenter: 'Help Center',
  helpCenterOf: (company: string) => `${company} Help Center`,
  /** of the two tabs, for screen readers */
  tabsLabel: 'Help center',
  skipToContent: 'Skip to content',
  offline: 'You are offline. What was loaded stays readable; the rest comes back with the connection.',
  notReadOffline: 'You are offline. Connect to the internet to read this page.',
  loading: 'Loading…',
  breadcrumb: 'Breadcrumb',
  searchResults: 'Search results',
  suggestions: 'Suggested articles',
  seeAllArticles: (count: number) => `See all ${count} articles`,
  openAsPage: 'Open as a page',
  /** of the links between the pages of a list, for screen readers */
  listPages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageNumber: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  notFoundHint: 'The address may be mistyped, or the page has moved.',
} as const;
