/** What a search of the help center found; D-47 where no line of the specification is named. */
export const SEARCH_TEXTS = {
  /** S5-18 */
  oneWordWarning:
    'Using only one keyword will lead to irrelevant results. Add more keywords to get more accurate results.',
  /** S5-19, spelt as specified */
  noArticleFound: 'No article found related to your searchquery',
  resultCount: (count: number) => (count === 1 ? '1 article found' : `${count} articles found`),
  similarResults: 'No exact match. These come closest:',
  nothingFoundFor: 'Nothing found for',
  tryOtherWords: 'Try other words.',
  tryOtherWordsOrAsk: 'Try other words, or ask us.',
  resultRange: (first: number, last: number) => `Articles ${first} to ${last}`,
  noFurtherResults: 'There are no further results.',
  firstResults: 'See the first results',
  moreResults: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
} as const;
