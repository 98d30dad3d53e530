/** What the help panel says about each part of the admin area; ours (D-47). */
export const HELP_TEXTS = {
  inbox: {
    title: 'Answering tickets',
    tips: [
      'Open a ticket and write below it. Visitors see a reply at once and get it by email.',
      'Switch to Note for words that only your team sees.',
      'Close a ticket when it is done. It opens again when the visitor writes.',
    ],
  },
  content: {
    title: 'Working with articles',
    tips: [
      'Filter by category and state, or search by title.',
      'Only published articles are in the help center and its search.',
    ],
  },
  editor: {
    title: 'Writing an article',
    tips: [
      'Your draft is saved as you type.',
      'Changes to a published article stay a draft until you publish them.',
      'Headings become the table of contents of the article.',
    ],
  },
  account: {
    title: 'Your account',
    tips: [
      'Visitors see your display name and your picture beside your replies.',
      'Choose under Notifications what we tell you about, and how.',
    ],
  },
  team: {
    title: 'Your team',
    tips: [
      'A role is a set of permissions. Permissions of one person can differ from the role.',
      'Changes take effect at once, also in pages that are open.',
    ],
  },
  logs: {
    title: 'Logs',
    tips: [
      'Team logs tell who changed what in this library.',
      'Email logs tell what became of each mail we sent.',
    ],
  },
  settings: {
    title: 'Settings',
    tips: [
      'Settings belong to the library: everybody who works in it shares them.',
      'Visitors see a change the next time they load a page.',
    ],
  },
  general: {
    title: 'Finding your way',
    tips: [
      'Inbox holds the tickets, Articles the help center, and Settings everything else.',
      'The menu shows what your permissions open. Whoever manages your team can give you more.',
    ],
  },
} as const;

export type HelpTopic = keyof typeof HELP_TEXTS;

/** Keys of the inbox and of writing, in the order they are shown. */
export const SHORTCUTS = [
  { keys: ['J'], does: 'Next ticket' },
  { keys: ['K'], does: 'Previous ticket' },
  { keys: ['R'], does: 'Write a reply' },
  { keys: ['Enter'], does: 'Send' },
  { keys: ['Shift', 'Enter'], does: 'New line' },
] as const;
