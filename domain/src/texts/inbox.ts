/** Inbox and conversations; the specification names the tabs in addresses only, so the wording is ours (D-47). */
export const INBOX_TEXTS = {
  title: 'Inbox',
  statusAll: 'All',
  statusOpen: 'Open',
  statusPending: 'Pending',
  statusClosed: 'Closed',
  unverified: 'Unverified',
  unverifiedHint: 'The visitor gave this name and address. Nobody has confirmed them.',
  verified: 'Verified',
  emptyTitle: 'Nothing waiting',
  emptyBody: 'New requests appear here the moment they arrive.',
  emptyFiltered: 'No conversation has this status.',
  chooseTitle: 'Choose a conversation',
  chooseBody: 'Pick one from the list to read it and answer.',
  replyLabel: 'Reply',
  noteLabel: 'Note',
  replyPlaceholder: 'Write a reply. The visitor gets it by mail and, if the page is still open, at once.',
  notePlaceholder: 'Write a note. Only your team sees it.',
  send: 'Send reply',
  addNote: 'Add note',
  sending: 'Sending…',
  sendFailed: 'Not sent. Your text is still here: try again.',
  waitingForConnection: 'Waiting for the connection. It will be sent as soon as it is back.',
  noteBadge: 'Note, only your team sees this',
  closeTicket: 'Close ticket',
  reopenTicket: 'Reopen ticket',
  markPending: 'Mark as pending',
  statusFailed: 'The status could not be changed.',
  loadFailed: 'The conversations could not be loaded.',
  threadFailed: 'This conversation could not be loaded.',
  threadGone: 'This conversation does not exist, or it belongs to another library.',
  loadMore: 'Show older conversations',
  loadEarlier: 'Show earlier messages',
  newMessages: 'New messages',
  details: 'Details',
  visitorTyping: 'The visitor is writing…',
  teamTyping: (name: string) => `${name} is writing…`,
  noSubject: '(no subject)',
  noText: '(no text)',
  attachment: 'Attachment',
  readOnly: 'You can read this conversation, but your role may not answer it.',
} as const;

/** The visitor's page of a conversation. */
export const VISITOR_CONVERSATION_TEXTS = {
  placeholder: 'Write an answer',
  send: 'Send',
  you: 'You',
  live: 'You are connected: answers appear here at once, and by mail.',
  offline: 'You are offline. We reconnect by ourselves; what you send now goes out afterwards.',
  closed: 'This request was closed. Writing again opens it.',
  noAccessTitle: 'This conversation cannot be opened here',
  noAccessBody: 'Please use the button in the newest mail about it.',
} as const;

/** Banners and session (S8, S2.8). */
export const ADMIN_TEXTS = {
  /** S8-22, S8-23, spelt as specified */
  profileFailed: 'An error occcured while getting LoggedInUser',
  permissionsFailed: 'An error occcured while getting Permissions',
  /** S2.8-08 */
  nameFallback: 'Agent',
  /** S2.8-09 */
  awayMode: 'Away mode',
  /** S2.8-10 */
  theme: 'Theme',
  settings: 'Settings',
  /** S2.8-12 */
  yourAccount: 'Your Account',
  /** S2.8-13 */
  logOut: 'Log Out',
  // Ours from here on (D-47).
  deniedTitle: 'This page is not open to you',
  deniedBody: 'Your role does not include it. Somebody who manages your team can change that.',
  deniedUnknown:
    'Closed pages lead here. Open the one you were after again to see which permission it needs.',
} as const;
