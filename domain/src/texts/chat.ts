/** Live chat, both sides; the wording is ours unless a row is named (D-47, D-91). */
export const CHAT_TEXTS = {
  /** S2.3-18 */
  card: 'Chat with us now!',
  /** S2.3-18 */
  cardOnline: 'We are online! How can we help you?',

  /** instead of the line above, while nobody is there (D-28) */
  cardAway: 'Nobody is here right now. Leave a message, and we get back to you.',
  /** to whoever has a chat, on the first page of the widget, with who wrote last and what */
  running: 'Your chat',
  /** after the number of messages that the visitor has not seen */
  runningNew: 'new',

  // The visitor's side.
  /** above the messages of a day, as the team reads it */
  today: 'Today',
  yesterday: 'Yesterday',
  title: 'Chat',
  titleOf: (company: string) => `Chat | ${company}`,
  name: 'Your name',
  email: 'Your email',
  optional: '(optional)',
  emailHint: 'If you leave before we answer, we write to you there.',
  emailWrong: 'Please enter a complete email address, or leave it empty.',
  nameMissing: 'Please enter your name.',
  emailMissing: 'Please enter your email address.',
  /** the answer to a chat that begins without them */
  identityMissing: 'This company asks for your name and email address before a chat.',
  first: 'How can we help you?',
  firstEmpty: 'Please write what you need.',
  /** where a browser blocks storage in frames */
  notKept: 'Your browser keeps nothing for this chat: stay on this page, or leave your address.',
  /** in a browser whose JavaScript is off */
  needsScript: 'The chat needs JavaScript, which is off in your browser. Turn it on to chat with us here.',
  /** to a visitor who has a chat, until it is there */
  coming: 'Your chat is loading…',
  comingFailed: 'Your chat could not be loaded.',
  comingAgain: 'Try again',
  start: 'Start chat',
  starting: 'Starting…',
  startFailed: 'The chat could not be started. Your text is still here: please try again.',
  startLimited: 'You have started many chats in a short time. Please send a message instead.',
  writeInstead: 'Send a message instead',
  away: 'Nobody is here right now. You can start a chat, and wait, or send a message.',
  waiting: (place: number) =>
    place <= 1 ? 'You are next. Somebody will be with you soon.' : `You are number ${place} in the queue.`,
  waitingAgain: (place: number) =>
    place <= 1
      ? 'You are next: we are looking for somebody else to help you.'
      : `You are number ${place} in the queue: we are looking for somebody else to help you.`,
  /** while the routing has chosen somebody who has not looked yet */
  told: (name: string) => `We have told ${name || 'the team'} that you are waiting.`,
  here: (name: string) => `${name} is here.`,
  somebodyHere: 'Somebody from the team is here.',
  /** after one of the two above; the marks keep names of another direction apart */
  alsoHere: (names: readonly string[]) => `${names.map((name) => `\u2068${name}\u2069`).join(', ')} joined.`,
  /** for visitors for whom nobody comes */
  byEmail: 'Answer me by email',
  byEmailBody: 'You need not wait: we write to you, and what you wrote here stays.',
  byEmailSend: 'Send my address',
  byEmailWrong: 'Please enter a complete email address.',
  byEmailCancel: 'Cancel',
  byEmailFailed: 'Your address was not sent. Please try again.',
  /** the answer to an address that comes too late */
  isAnswered: 'Somebody is answering you here now.',
  endedByAgent: 'The chat was ended by the team.',
  endedByVisitor: 'You ended the chat.',
  end: 'End chat',
  endAsk: 'End this chat?',
  endYes: 'Yes, end it',
  endNo: 'No, go on',
  endFailed: 'The chat could not be ended. Please try again.',
  again: 'Start a new chat',
  /** before the names of files that were chosen when the chat ended */
  filesKept: 'Not sent, and kept for your next message:',
  /** co-browsing (D-66); the marks keep a name of another direction apart */
  cobrowseAsk: (name: string) => `\u2068${name}\u2069 asks to see this page.`,
  cobrowseWhat:
    'They see this page and those you go on to in this tab, as you see them. What you type is never sent. You can stop at any time.',
  cobrowseShare: 'Share',
  cobrowseRefuse: 'No thanks',
  cobrowseOn: (name: string) => `\u2068${name}\u2069 sees this page.`,
  cobrowseElsewhere: 'You share a page in another tab.',
  /** beside the page itself, where nothing is translated but by the widget */
  cobrowseBadge: 'You share this page.',
  cobrowseStop: 'Stop sharing',
  cobrowseNotHere: 'This page cannot be shared from here.',
  cobrowseFailed: 'This page could not be shared. Please try again.',
  /** the button that opens the list, and the list */
  emoji: 'Insert an emoji',
  emojiList: 'Emoji',

  // The team's side.
  chats: 'Chats',
  connecting: 'No connection, trying again. What you write is kept and sent then.',
  queue: 'Queue',
  yours: 'Your chats',
  archive: 'Archive',
  others: 'Chats of your team',
  teamChats: 'Team',
  emptyQueue: 'Nobody is waiting',
  emptyQueueBody: 'Visitors who start a chat appear here.',
  emptyYours: 'You have no chats',
  emptyYoursBody: 'Take one from the queue.',
  emptyOthers: 'Nobody in your team has a chat',
  emptyOthersBody: 'Chats appear here while a teammate has them.',
  emptyArchive: 'No chat has ended yet',
  emptyArchiveBody: 'Chats appear here once they have ended.',
  loadFailed: 'The chats could not be loaded.',
  chooseTitle: 'Choose a chat',
  chooseBody: {
    queue: 'Take the next visitor, or open one of your chats.',
    assignOnly: 'Chats that your teammates or the routing give you appear in the list.',
    chats: 'Read along, and help your teammates with notes.',
    archives: 'It can be read, but not answered.',
  },
  cameBack: 'Came back: nobody answered in time',
  handedBack: 'Handed back by a teammate',
  take: 'Take',
  takeNext: 'Take next',
  takeName: (name: string) => `Take the chat of ${name}`,
  nobodyWaits: 'Nobody is waiting any more.',
  hasEnded: 'This chat has ended.',
  hasTaken: (name: string) => `${name || 'A teammate'} has this chat already.`,
  takesNoChats: (name: string) => `${name || 'This teammate'} takes no chats.`,
  /** for those who chose to get chats assigned only (D-67) */
  assignOnlyTake:
    'You get the chats that are given to you. Turn off “Assign only” in your profile to take one.',
  assignOnlyBody: 'Chats that are given to you appear here.',
  queueHidden: 'The queue is hidden while “Assign only” is on in your profile.',
  queueIsBusy: 'Your team takes chats very fast right now. Please try again.',
  /** below the visitor's name; the marks keep a name of another direction apart */
  withAgent: (name: string) => `With \u2068${name}\u2069`,
  handOver: 'Hand over',
  handOverBody: 'A teammate goes on with this chat, or it waits in the queue again.',
  replyPlaceholder: 'Write to the visitor.',
  handOverTo: 'Hand over to',
  chooseWho: 'Please choose',
  presence: { online: 'online', away: 'away', offline: 'offline' },
  personIs: (name: string, presence: string) => `${name} (${presence})`,
  toQueue: 'Back to the queue',
  note: 'Note for the next teammate',
  noteHint: 'The visitor does not see it.',
  handedOver: (name: string) => `${name} has the chat now.`,
  handedToQueue: 'The chat is in the queue again.',
  invite: 'Invite',
  inviteBody:
    'A teammate writes with you in this chat, and the visitor sees who has joined. The chat stays yours.',
  inviteWho: 'Invite whom',
  inviteNobody: 'Nobody else who takes chats is left to invite.',
  inviteFailed: 'Your team could not be loaded.',
  join: 'Join',
  leave: 'Leave',
  isFull: 'Ten teammates are in this chat already.',
  nobodyHas: 'Nobody has this chat. Take it instead.',
  close: 'Close chat',
  closeAsk: 'Close this chat?',
  closeBody: 'The visitor sees that it has ended, and it moves to the archive.',
  closed: 'Chat closed',
  waitsAlert: (name: string) => `${name} waits in a chat`,
  /** for those who were invited into it */
  joinedAlert: (name: string) => `You are in the chat with ${name} now`,
  takeFirst: 'Take this chat to answer.',
  isClosed: 'This chat has ended. It can be read, but not answered.',
  newest: 'Newest first',
  oldest: 'Oldest first',
  sort: 'Order',
  search: 'Search by name, email or subject',
  noneFound: 'No chat matches.',
  noneFoundBody: 'Words are found from their beginning, two letters or more.',
  nobodyHad: 'Nobody took it',
  gone: 'This chat does not exist, or you may not read it.',
  language: 'Language',
  agent: 'Teammate',

  // Seeing the visitor's page (D-66).
  cobrowse: "Visitor's page",
  cobrowseBody: 'Ask the visitor to show you their page. What they type stays hidden.',
  cobrowseButton: "Ask to see the visitor's page",
  cobrowseWaiting: 'Asked. The visitor has not answered yet.',
  cobrowseTakeBack: 'Take back',
  cobrowseUnanswered: 'The visitor has not answered in time.',
  cobrowseRefused: 'The visitor does not want to show their page.',
  cobrowseSharing: 'The visitor shows their page.',
  cobrowseEnded: 'The visitor does not show their page any more.',
  cobrowseOpen: 'See the page',
  cobrowseEnd: 'Stop',
  cobrowseBlocked: 'Your browser blocked the new tab. Allow it, and try again.',
  cobrowseTaken: 'A teammate asked the visitor already.',
  cobrowseOver: 'This question has been answered, or its time is over.',
  cobrowseNotShared: 'The visitor does not show their page.',

  // Who the visitor is, beside a chat.
  beganOn: 'Chat began on',
  visit: 'This visit',
  now: 'Now',
  before: 'Before',
  /** what the site around the widget says that the visitor did */
  events: 'What they did',
  onNoPage: 'The visitor has no page with the chat open right now.',
  visitUnknown: 'Not known.',
  visitFailed: 'The pages could not be loaded.',
  /** the visitor's, from before this chat and after it */
  earlier: 'Other conversations',
  noneEarlier: 'None.',
  /** for those who may open neither tickets nor ended chats */
  earlierHidden: 'You may open neither tickets nor ended chats.',
  earlierFailed: 'The other conversations could not be loaded.',
  earlierMore: 'Show more',
  endedChat: 'Chat',
} as const;
