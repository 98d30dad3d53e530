import { PROFILE_PAGES } from './settings';

/**
 * What the help panel says about each part of the admin area, and the title of the handbook's guide that fits it; ours
 * (D-47).
 */
export const HELP_TEXTS = {
  inbox: {
    title: 'Answering tickets',
    guide: 'Answer a ticket',
    tips: [
      'Open a ticket and write below it. Visitors see a reply at once if the page is open, and get it by email otherwise.',
      'Switch to Note to write something that only your team sees.',
      'Close a ticket when it is done. It opens again when the visitor writes.',
    ],
  },
  ticketSearch: {
    title: 'Searching tickets',
    guide: 'Search tickets',
    tips: [
      'Every word must be in the ticket. The beginning of a word is enough.',
      'Notes, people, and the names of files are searched, too.',
    ],
  },
  chats: {
    title: 'Chatting with visitors',
    guide: 'Chat with visitors',
    tips: [
      'Take next gives you the visitor who has waited longest.',
      'Hand over gives a chat to a teammate, or puts it back into the queue. The note is for your team alone.',
      'Close a chat when it is done. It moves to the archive.',
    ],
  },
  held: {
    title: 'Held requests',
    guide: 'Sort out held requests',
    tips: [
      'Requests over a limit wait here, so that a flood does not fill the inbox.',
      'Release one to make it a ticket. A discarded one can be brought back for a while.',
    ],
  },
  content: {
    title: 'Working with articles',
    guide: 'Publish and update',
    tips: [
      'Filter by category and state, or search by title.',
      'Only published articles appear in the help center and its search.',
    ],
  },
  categories: {
    title: 'Categories',
    guide: 'Arrange your categories',
    tips: [
      'Drag a category, or pick it up with Space and move it with the arrow keys.',
      'A category that is switched off hides its articles from visitors.',
    ],
  },
  defaults: {
    title: 'Default content',
    guide: 'Share your content with clients',
    tips: [
      'Choose which articles, news and courses of your agency your help center shows, and which SOPs your team reads.',
      'Make your own copy of what needs different words.',
    ],
  },
  insights: {
    title: 'Insights',
    guide: 'See what is missing',
    tips: [
      'A search that found nothing is often the title of the next article.',
      'The reasons that visitors give after No show what to fix first.',
    ],
  },
  editor: {
    title: 'Writing an article',
    guide: 'Write an article',
    tips: [
      'Your draft is saved as you type.',
      'Changes to a published article stay a draft until you publish them.',
      'Headings become the article’s table of contents.',
    ],
  },
  import: {
    title: 'Importing articles',
    guide: 'Bring your articles',
    tips: [
      'Choose files, a folder, a zip or an export. Nothing is written until you have seen what will happen.',
      'Importing the same files again changes nothing.',
    ],
  },
  account: {
    title: 'Your account',
    guide: 'Your first day',
    tips: [
      'Visitors see your display name and your picture beside your replies.',
      'Choose under Notifications what we tell you about, and how.',
    ],
  },
  notifications: {
    title: 'Notifications',
    guide: 'Choose your notifications',
    tips: [
      'Desktop and sound reach you while Harborline is open, email while it is not.',
      'They are yours alone: teammates choose their own.',
    ],
  },
  libraryNotifications: {
    title: 'Notifications of your team',
    guide: 'Choose what your team is told',
    tips: [
      'Teammates who are here already keep their choices.',
      'An email that you switch off is sent to nobody, whatever they chose.',
    ],
  },
  team: {
    title: 'Your team',
    guide: 'Invite your team',
    tips: [
      'An invitation is good for seven days. You can send it again or take it back.',
      'A role says what a new teammate may do.',
    ],
  },
  permissions: {
    title: 'Roles and permissions',
    guide: 'Decide who may do what',
    tips: [
      'A role is a set of permissions. A teammate’s permissions can differ from the role.',
      'Changes take effect at once, even in pages that are already open.',
    ],
  },
  logs: {
    title: 'Logs',
    guide: 'Keep an eye on things',
    tips: [
      'Team logs show who changed what in this library.',
      'Email logs show the state of every email we send.',
    ],
  },
  settings: {
    title: 'Settings',
    guide: 'Set up your help center',
    tips: [
      'Settings belong to the library: everyone who works in it shares them.',
      'Visitors see a change the next time they load a page.',
    ],
  },
  theme: {
    title: 'Look of the help center',
    guide: 'Make it look like yours',
    tips: [
      'Colour, logo, icon and home page show beside the form before you save them.',
      'Visitors see a change the next time they load a page.',
    ],
  },
  widget: {
    title: 'The widget on your site',
    guide: 'Put the widget on your site',
    tips: [
      'The preview is the widget itself, with what you have not saved yet.',
      'Greeting and colour change by themselves. After a change of the button, copy the line for your pages again.',
    ],
  },
  language: {
    title: 'Words on public pages',
    guide: 'Change words on public pages',
    tips: ['Each entry replaces one word or sentence wherever visitors see it.'],
  },
  courses: {
    title: 'Courses',
    guide: 'Write a course',
    tips: [
      'A course stays hidden until you publish it. Its lessons are as public as the course.',
      'Drag a lesson by its handle, or pick it up with Space and move it with the arrow keys.',
      'Turn on Lessons in order to have learners finish a lesson before the next one opens.',
    ],
  },
  news: {
    title: 'Your news',
    guide: 'Tell your news',
    tips: [
      'Choose a time under Publish at to publish a news flash later, and under Ends at to have it disappear.',
      'Visitors find the news through a link at the end of every page, and in its feed.',
    ],
  },
  sops: {
    title: 'Procedures for your team',
    guide: 'Write procedures for your team',
    tips: [
      'SOPs are for your team alone: no visitor reads one, published or not.',
      'A changed text is a new version, which everybody is asked to read.',
    ],
  },
  status: {
    title: 'Your status page',
    guide: 'Show your status',
    tips: [
      'Set a component’s state here, or report an incident and say what customers should know.',
      'Visitors see a change within a minute, without a reload.',
    ],
  },
  contactForm: {
    title: 'The contact form',
    guide: 'Set up your contact form',
    tips: [
      'The preview is the page that visitors see. It sends nothing, so try every answer.',
      'Every way ends in the form, whatever you set up.',
    ],
  },
  forms: {
    title: 'Forms',
    guide: 'Build a form',
    tips: [
      'The preview is the form that visitors see. It sends nothing, so try every answer.',
      'Visitors keep what was published last until you publish again.',
    ],
  },
  automations: {
    title: 'Automations',
    guide: 'Let tickets sort themselves',
    tips: [
      'Try an automation on last week before you switch it on: nothing is changed by that.',
      'The history of a ticket says what an automation did, and “Why?” leads to the reason.',
    ],
  },
  ratings: {
    title: 'Ratings',
    guide: 'Ask for ratings',
    tips: [
      'Visitors are asked once for each time a ticket is closed, and rate the last answer.',
      'Comments are on the ticket, under Ratings in its details.',
    ],
  },
  teams: {
    title: 'Teams',
    guide: 'Put your people into teams',
    tips: [
      'A ticket can belong to a team and to one of its people at once.',
      'A chat that is handed over to a team goes to its people first, and to others if none of them is there.',
    ],
  },
  prioritySupport: {
    title: 'Priority support',
    guide: 'Answer some people first',
    tips: [
      'An entry for an address counts before one for its domain.',
      'Tickets that are there already keep their priority. Change it in their details.',
    ],
  },
  ticketMail: {
    title: 'The email about a ticket',
    guide: 'Get tickets by email',
    tips: [
      'The preview changes while you type. Nothing is sent until a visitor writes.',
      'Answer in the inbox: an answer from a mail program reaches the visitor, but not the ticket.',
    ],
  },
  ticketStatuses: {
    title: PROFILE_PAGES.tickets.label,
    guide: 'Add statuses of your own',
    tips: [
      'A status of your own counts as open, pending or closed in every list, queue and report.',
      'Visitors never read its name: they see what it counts as.',
      'A field, such as an order number, is filled in beside each ticket, in its details.',
    ],
  },
  ticketFields: {
    title: 'Sorting tickets',
    guide: 'Sort your tickets',
    tips: [
      'A type says what a ticket is, a category what it is about, and a tier whose it is.',
      'A list without entries is not shown on tickets.',
      'Tags are made on tickets. Their page renames, merges and deletes them.',
    ],
  },
  chatSettings: {
    title: 'Chat settings',
    guide: 'Set up live chat',
    tips: [
      'If name and email are required, no chat begins without them.',
      'Switch off assigning if your team prefers to choose: chats then wait until somebody takes them.',
    ],
  },
  serviceLevels: {
    title: 'Service levels',
    guide: 'Promise answers with service levels',
    tips: [
      'The first policy that is for a ticket counts, so put the strictest one at the top.',
      'Try a change on the last 28 days before you save it.',
    ],
  },
  routing: {
    title: 'Routing',
    guide: 'Let the product give work to people',
    tips: [
      'A capacity of 0 keeps somebody from being given anything, and lets them take what they like.',
      'The history of a chat or a ticket says why it went to somebody.',
      'Try your rules on the last 7 days before you save them.',
    ],
  },
  businessHours: {
    title: 'Business hours',
    guide: 'Set your business hours',
    tips: [
      'Visitors read the default calendar. A team can have another one, which you choose on the Teams page.',
      'A single day comes before a holiday, and a holiday before the hours of the week.',
    ],
  },
  cannedReplies: {
    title: 'Canned replies',
    guide: 'Answer with canned replies',
    tips: [
      'Type / in a reply or a note, then a shortcut or a word of the text. Enter puts the reply in.',
      'Variables such as [visitorName] are filled in when you put the reply in, so you can still change them.',
    ],
  },
  macros: {
    title: 'Macros',
    guide: 'Save steps with macros',
    tips: [
      'A macro shows what it will do before it does it, and can be undone.',
      'In a list, select tickets and choose the lightning in the bar below to apply one to all of them.',
    ],
  },
  smartQueues: {
    title: 'Smart queues',
    guide: 'Draw tickets from a queue',
    tips: [
      'Put a queue higher to have its tickets taken first.',
      'A queue assigns nothing by itself: people take from it when they are ready.',
    ],
  },
  blockedSenders: {
    title: 'Blocked senders',
    guide: 'Block a sender',
    tips: [
      'You can also block a sender in the details of their ticket, below their address.',
      'What they write waits under Held requests, so a block by mistake loses nothing.',
    ],
  },
  agencies: {
    title: 'Exporting your clients',
    guide: 'Export your clients',
    tips: ['The file lists the libraries of your agency, ready for a spreadsheet.'],
  },
  general: {
    title: 'Finding your way',
    guide: 'Your first day',
    tips: [
      'Inbox holds the tickets, Articles the help center, and Settings everything else.',
      'The menu shows the pages you may open. Your team’s admins can give you access to more.',
    ],
  },
} as const;

export type HelpTopic = keyof typeof HELP_TEXTS;

/** The handbook in the help panel; ours (D-47). */
export const HANDBOOK_TEXTS = {
  title: 'Handbook',
  searchPlaceholder: 'Search the handbook',
  results: 'Guides found',
  none: 'No guide found. Try other words, or open the handbook.',
  loading: 'Loading the handbook…',
  failed: 'The handbook could not be loaded.',
  guideOf: (title: string) => `Guide: ${title}`,
  open: 'Open the handbook',
} as const;
