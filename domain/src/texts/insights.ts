/** What searches, votes and views say about the articles (U-11); the wording is ours (D-47). */
export const INSIGHTS_TEXTS = {
  view: 'Insights',
  lists: 'Insights to show',
  searches: 'Failed searches',
  votes: 'Voted No',
  unread: 'Unread',
  period: 'Period',
  days: (days: number) => `${days} days`,

  searchesIntro: 'What visitors searched for without finding an article, the most frequent first.',
  searchesLimit: (count: number) => `Shows the ${count} most recent failed searches.`,
  searchesFailed: 'The failed searches could not be loaded.',
  searchesEmpty: 'No failed searches',
  searchesEmptyBody: 'Every search in this period found an article.',
  /** the column of the button has no heading */
  searchColumns: ['Search', 'Searched', 'Requests', 'Last', ''],
  searched: (count: number) => (count === 1 ? 'Once' : `${count} times`),
  requests: (count: number) => (count === 1 ? '1 request' : `${count === 0 ? 'No' : count} requests`),
  draft: 'Draft an article',
  draftAbout: (query: string) => `Draft an article about “${query}”`,

  votesIntro: 'Articles that did not answer a visitor’s question in this period, the latest No first.',
  votesFailed: 'The votes could not be loaded.',
  votesEmpty: 'No one voted No',
  votesEmptyBody: 'Every article that visitors voted on in this period helped.',
  voteColumns: ['Article', 'No', 'Yes', 'Last No'],
  noVotes: (count: number) => `${count} No`,
  yesVotes: (count: number) => `${count} Yes`,
  allVotesHint: 'Votes are counted since the article was created, reasons in this period.',
  reasonCount: (reason: string, count: number) => (count === 1 ? reason : `${reason} (${count})`),
  noReasons: 'No reasons given in this period',
  moreReasons: (count: number) => (count === 1 ? '1 more in the editor' : `${count} more in the editor`),

  unreadIntro:
    'Published articles that no visitor has opened for 90 days. Are they hard to find, or not needed?',
  unreadFailed: 'The articles could not be loaded.',
  unreadEmpty: 'Every article is read',
  unreadEmptyBody: 'Every article older than 90 days was read in the last 90 days.',
  unreadColumns: ['Article', 'Views', 'Last read'],
  never: 'Never read',
  viewCount: (count: number) => (count === 1 ? '1 view' : `${count} views`),
  articlesLimit: (count: number) => `Only ${count} articles are shown here.`,
} as const;
