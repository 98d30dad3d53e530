/** The help library in one page (S2.2), and the widget that customers embed in their sites (S2.3). */
export const WIDGET_TEXTS = {
  /** S2.2-18, with its asterisks */
  invalidUrl: '*Invalid Widget Url*',
  /** S2.3-16 */
  searchForHelp: 'Search for Help',
  /** S2.3-20 */
  sendMessage: 'Send us a message',
  /** S2.3-20; whether somebody is there is unknown before a visitor writes (D-28) */
  readyToHelp: 'We are online and ready to help.',
  /** S2.3-21 */
  noNews: 'No News Found',
  /** S2.3-26, with a capital O unlike that of the help library page */
  searchPlaceholder: 'Search Our Help Library',
  /** S2.3-27 */
  search: 'Search',
  /** S2.3-30 */
  close: 'Close',
  /** S2.3-31 */
  nextStep: 'Next step',
  // Ours from here on (D-47).
  /** instead of 'ready to help', while nobody is there (D-28) */
  awayToHelp: 'We are away right now and answer by email.',
  backTo: (host: string) => `Back to ${host}`,
  titleOf: (company: string) => `${company} Help`,
  home: 'Start',
  topics: 'Topics',
  latestNews: 'Latest news',
  newNews: 'New',
  companyLinks: 'Links',
  solved: 'Good to know that this helped.',
  notSolved: 'Sorry that you could not find an answer.',
  notSolvedNext: 'Write to us, and we will help you.',
  writeElsewhere: 'Try other words, or another topic.',
  openLink: (host: string) => `Open ${host}`,
  opensInTab: 'It opens in a new tab.',
  linkGone: 'This link is not available.',
  /** at the address of the contact form while that is off */
  messageOff: 'No messages can be sent here right now.',
  messageOffNext: 'You can chat with us, or look for an answer.',
} as const;
