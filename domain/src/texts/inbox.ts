import type { ConversationStatus } from '../entities/conversation';
/** Inbox and conversations; the specification names the tabs only in URLs, so the wording is ours (D-47). */
export const INBOX_TEXTS = {
  title: 'Inbox',
  statusOpen: 'Open',
  statusPending: 'Pending',
  statusSnoozed: 'Snoozed',
  statusClosed: 'Closed',
  statusAll: 'All',
  statusFilter: 'Ticket status',
  status: 'Status',
  statusIs: (status: string) => `Status: ${status}`,
  tickets: 'Tickets',
  unread: 'Unread',
  /** titles of browser notifications */
  newTicketAlert: (number: string, title: string) => `New ticket ${number}: ${title}`,
  repliedAlert: (name: string) => `${name} replied`,
  aVisitor: 'A visitor',
  backToList: 'Back to the list',
  conversation: 'Conversation',
  messages: 'Messages',
  /** announced when a ticket arrives */
  newTicket: (visitor: string, ticket: string) => `New: ${visitor}, ${ticket}`,
  /** used if the visitor gave neither name nor email address */
  visitor: 'Visitor',
  facts: {
    visitor: 'Visitor',
    email: 'Email',
    system: 'System',
    browser: 'Browser',
    page: 'Page',
    ticket: 'Ticket',
    status: 'Status',
    number: 'Number',
    title: 'Title',
    ticketId: 'Ticket ID',
    created: 'Created',
    helpSteps: 'Answers before contact',
    form: 'Form',
    unknownPage: 'Unknown',
  },
  /** for users whose permissions open the inbox but none of its lists */
  noListTitle: 'No tickets to show',
  noListBody: 'Reading tickets needs the permission “View tickets”. An owner or admin can give it to you.',
  unverified: 'Unverified',
  unverifiedHint: 'The visitor entered this name and address. Nothing proves that they are theirs.',
  verified: 'Verified',
  /** the lists of tickets, by their tabs (D-76) */
  list: 'List',
  listIs: (name: string) => `List: ${name}`,
  /** @param count of the list's tickets, '' while it is not known */
  listHolds: (name: string, count: string) => (count === '' ? name : `${name} ${count}`),
  lists: {
    inbox: 'All tickets',
    tickets: 'Your tickets',
    othertickets: 'Tickets of others',
    unassignedtickets: 'Unassigned',
    createdbyyoutickets: 'Created by you',
    awaitingreplytickets: 'Awaiting reply',
    reassignedtickets: 'Reassigned',
    hlpttickets: 'Contact form',
    awaitingreplyhlpttickets: 'Contact form, awaiting reply',
  },
  emptyLists: {
    inbox: { title: 'Nothing waiting', body: 'New requests appear here the moment they arrive.' },
    tickets: { title: 'No tickets are assigned to you', body: 'They appear here once they are.' },
    othertickets: {
      title: 'Your teammates have no tickets',
      body: 'Tickets that are assigned to somebody else appear here.',
    },
    unassignedtickets: {
      title: 'Every ticket is assigned',
      body: 'New tickets appear here until somebody has them.',
    },
    createdbyyoutickets: {
      title: 'You have not created a ticket',
      body: 'Tickets that you create for somebody appear here.',
    },
    awaitingreplytickets: {
      title: 'Nobody is waiting for an answer',
      body: 'Tickets whose visitor wrote last appear here.',
    },
    reassignedtickets: {
      title: 'Nothing was reassigned',
      body: 'Tickets that were yours and that a teammate has now appear here.',
    },
    hlpttickets: {
      title: 'Nothing came by the contact form',
      body: 'Requests from the contact form of your help center appear here.',
    },
    awaitingreplyhlpttickets: {
      title: 'Nobody is waiting for an answer',
      body: 'Requests from the contact form whose visitor wrote last appear here.',
    },
  },
  emptyFiltered: 'No conversations have this status.',
  chooseTitle: 'Choose a conversation',
  chooseBody: 'Pick one from the list to read it and answer.',
  composerModes: 'What to write',
  replyLabel: 'Reply',
  noteLabel: 'Note',
  replyPlaceholder:
    'Write a reply. The visitor sees it at once if the page is open, and otherwise gets it by email.',
  notePlaceholder: 'Write a note. Only your team sees it.',
  send: 'Send reply',
  addNote: 'Add note',
  charactersLeft: (count: number) => `${count} characters left`,
  /** around the names of the keys: “Enter sends, Shift + Enter for a new line” */
  sendKeys: { enter: 'Enter', shift: 'Shift', sends: 'sends,', newLine: 'for a new line' },
  replyTo: (visitor: string) => `Reply to ${visitor}`,
  noteOn: (visitor: string) => `Note on ${visitor}`,
  notSent: (title: string, words: string) => `${title}, not sent: “${words}”`,
  discard: 'Discard',
  sending: 'Sending…',
  /** a reply to a ticket that its visitor has not seen on a page, and may have by email */
  sent: 'Sent',
  sendFailed: 'Not sent. Your text is still here: try again.',
  /** in place of sending, if something came that the author may not have seen (D-107) */
  overlooked: (count: number) =>
    count === 1
      ? 'Not sent yet: a message came in while you were writing. Read it, then send.'
      : `Not sent yet: ${count} messages came in while you were writing. Read them, then send.`,
  /** of a reply that the server refused for the same reason */
  overtaken: 'Not sent: something else came in first. Read it, then send.',
  sendNow: 'Send now',
  /** beside the button that sends (D-113) */
  moreWaysToSend: 'More ways to send',
  sendAnd: { open: 'Send and reopen', pending: 'Send and set to pending', closed: 'Send and close' },
  /** of a reply that can still be taken back, followed by what becomes of the ticket */
  sendsIn: (seconds: number) => `Sends in ${seconds} s`,
  heldThen: {
    open: ', then reopens the ticket',
    pending: ', then sets the ticket to pending',
    closed: ', then closes the ticket',
  },
  held: 'The reply will be sent in a moment. Ctrl + Z takes it back.',
  undoKeys: 'Take it back (Ctrl + Z)',
  takenBack: 'Taken back. It was not sent.',
  /** in place of the status that goes with a reply */
  wroteSince: 'Somebody wrote since, so the ticket keeps its status.',
  /** of a reply whose ticket was merged while it waited */
  mergedMeanwhile:
    'Not sent: this ticket was merged meanwhile. Copy the text and answer in the other ticket, or take the merge back.',
  sentWithoutStatus: 'This was sent, but the status of the ticket could not be changed.',
  editAgain: 'Edit',
  waitingForConnection: 'Waiting for the connection. Your message will be sent once it is back.',
  noteBadge: 'Note, only your team sees this',
  /** of one that was snoozed */
  woken: 'Ticket woken up',
  ownStatusSet: (name: string) => `Status set to ${name}`,
  statusChanged: { open: 'Ticket reopened', pending: 'Ticket marked as pending', closed: 'Ticket closed' },
  /** by the last message, and by when tickets are due (D-135) */
  orders: { newest: 'Newest first', oldest: 'Oldest first', due: 'Next to breach' },
  /** of a list that is not in its usual order */
  clearOrder: (order: string) => `${order}: show the newest first again`,
  /** what that order leaves out */
  dueOnly: 'Next to breach: only tickets that are due',
  undo: 'Undo',
  statusFailed: 'The status could not be changed.',
  loadFailed: 'The conversations could not be loaded.',
  threadFailed: 'This conversation could not be loaded.',
  threadGone: 'This conversation does not exist, or it belongs to another library.',
  loadMore: 'Show older conversations',
  loadEarlier: 'Show earlier messages',
  newMessages: 'New messages',
  /** above the first message that came since the reader looked */
  newSince: 'New',
  details: 'Details',
  closeDetails: 'Close details',
  visitorTyping: 'The visitor is writing…',
  teamTyping: (name: string) => `${name} is writing…`,
  noTitle: '(no title)',
  noText: '(no text)',
  attachmentNamed: (name: string) => (name === '' ? 'Attachment' : `Attachment: ${name}`),
  attachmentBefore: 'Attachment: ',
  keptText: 'Your text is kept on this device:',
  rowWaiting: 'A message is waiting to be sent',
  rowNotSent: 'A message was not sent',
  /** leads to the requests over a limit (D-55) */
  heldRequests: 'Held requests',
  viewOnly: 'You are viewing as a teammate, so nothing can be changed. End the view to reply.',
  readOnly: 'You can read this conversation, but your role does not let you answer it.',
} as const;

/** What each status of a ticket is called, for the team and, but for snoozed ones, for visitors. */
export const STATUS_TEXTS = {
  open: INBOX_TEXTS.statusOpen,
  pending: INBOX_TEXTS.statusPending,
  snoozed: INBOX_TEXTS.statusSnoozed,
  closed: INBOX_TEXTS.statusClosed,
} as const satisfies Record<ConversationStatus, string>;
