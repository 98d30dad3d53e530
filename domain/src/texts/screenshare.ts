/** What /screenshare says, where the team sees the page of a chat's visitor (D-10, D-66). */
export const SCREENSHARE_TEXTS = {
  title: "The visitor's page",
  /** in the bar above it */
  hint: 'You see what the visitor sees, but for what they type. You cannot click anything.',
  toChat: 'To the chat',
  /** while nothing has come yet */
  waiting: "Waiting for the visitor's page…",
  missingTitle: 'There is nothing to see here',
  missingBody: 'Open the page from the details of the chat: each link works once.',
  expiredTitle: 'This link is over',
  expiredBody: 'The visitor would have to be asked again, in the details of the chat.',
  refusedTitle: 'This link leads elsewhere',
  refusedBody: 'A page is only shown from an address of Harborline.',
  endedTitle: 'The visitor does not show their page any more',
  endedBody: 'You can close this tab.',
  toInbox: 'To the inbox',
} as const;
