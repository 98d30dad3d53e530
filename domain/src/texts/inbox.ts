/** Inbox and conversations; the specification names the tabs in addresses only, so the wording is ours (D-47). */
export const INBOX_TEXTS = {
  title: 'Inbox',
  statusOpen: 'Open',
  statusPending: 'Pending',
  statusClosed: 'Closed',
  /** for somebody whose permissions open the inbox and none of its lists */
  noListTitle: 'No tickets to show',
  noListBody: 'Reading tickets needs the permission “View tickets”. An owner or admin can give it to you.',
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
  replyPlaceholder:
    'Write a reply. The visitor sees it at once if the page is open, and gets it by mail otherwise.',
  notePlaceholder: 'Write a note. Only your team sees it.',
  send: 'Send reply',
  addNote: 'Add note',
  sending: 'Sending…',
  sendFailed: 'Not sent. Your text is still here: try again.',
  waitingForConnection: 'Waiting for the connection. It will be sent as soon as it is back.',
  noteBadge: 'Note, only your team sees this',
  statusChanged: { open: 'Ticket reopened', pending: 'Ticket marked as pending', closed: 'Ticket closed' },
  undo: 'Undo',
  statusFailed: 'The status could not be changed.',
  loadFailed: 'The conversations could not be loaded.',
  threadFailed: 'This conversation could not be loaded.',
  threadGone: 'This conversation does not exist, or it belongs to another library.',
  loadMore: 'Show older conversations',
  loadEarlier: 'Show earlier messages',
  newMessages: 'New messages',
  details: 'Details',
  closeDetails: 'Close details',
  visitorTyping: 'The visitor is writing…',
  teamTyping: (name: string) => `${name} is writing…`,
  noTitle: '(no title)',
  noText: '(no text)',
  attachment: 'Attachment',
  pasteRefused: 'Replies and notes are text only: the file was not added.',
  keptText: 'Your text is kept on this device:',
  rowWaiting: 'A message waits to be sent',
  rowNotSent: 'A message was not sent',
  readOnly: 'You can read this conversation, but your role may not answer it.',
} as const;

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

/** Requests over a limit (D-55). */
export const HELD_TEXTS = {
  title: 'Held back requests',
  /** with a sign that there are more than are listed */
  heading: (count: number, hasMore: boolean) =>
    hasMore ? `${count}+ requests held back` : `${requests(count)} held back`,
  open: 'Requests were held back',
  intro:
    'These came in faster than one visitor, one address or your library may send. Nobody was notified and no mail went out. Release what is real; it becomes a ticket.',
  emptyTitle: 'Nothing is held back',
  emptyBody: 'Requests that come in faster than the limits allow wait here for you.',
  failed: 'The held requests could not be loaded.',
  selectAll: 'Select all',
  select: (title: string) => `Select: ${title}`,
  selected: (count: number) => `${count} selected`,
  release: 'Release',
  discard: 'Discard',
  discardAll: 'Discard all',
  discardOthers: 'Discard all others',
  progress: (count: number) => `${count} done…`,
  limits: {
    visitor: 'Too many from one visitor',
    address: 'Too many from one address',
    library: 'Too many at once',
  },
  released: (count: number) => `${requests(count)} released`,
  discarded: (count: number) => `${requests(count)} discarded`,
  restored: (count: number) => `${requests(count)} held back again`,
  undo: 'Undo',
  decidedAlready: 'Somebody else has decided on these already.',
  decideFailed: 'Some requests could not be changed. Try again.',
  confirmRelease: (count: number) => `Release ${requests(count)}?`,
  releaseMeans: 'Each becomes a ticket, and its visitor and your team get the usual mails.',
  confirmDiscard: (count: number) => `Discard ${requests(count)}?`,
  confirmOthers: (kept: number) =>
    kept === 0
      ? 'Discard all that is held back now?'
      : `Discard all that is held back now, except ${requests(kept)}?`,
  discardMeans: 'They leave this list without a word to their visitors, and are deleted after 30 days.',
  more: 'Show older requests',
} as const;

/** The visitor's page of a conversation. */
export const VISITOR_CONVERSATION_TEXTS = {
  placeholder: 'Write a message',
  pasteRefused: 'Messages are text only: the file was not added. To send one, attach it to a new request.',
  send: 'Send',
  you: 'You',
  live: 'You are connected: answers appear here at once, and come by mail when you are away.',
  offline: 'You are offline. We reconnect by ourselves; what you send now goes out afterwards.',
  closed: 'This request was closed. Reply to reopen it.',
  yours: 'Your conversation',
  late: 'Your request is saved. This takes longer than usual; the answer comes by email.',
  held: 'Your request has arrived. Very many are coming in at the moment, so an answer may take longer than usual. It comes by email.',
  noAccessTitle: 'This conversation cannot be opened here',
  noAccessBody: 'Please use the button in the newest mail about it.',
} as const;
