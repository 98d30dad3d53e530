/** What the help panel says about each part of the admin area; ours (D-47). */
export const HELP_TEXTS = {
  inbox: {
    title: 'Answering tickets',
    tips: [
      'Open a ticket and write below it. Visitors see a reply at once and get it by email.',
      'Switch to Note to write something that only your team sees.',
      'Close a ticket when it is done. It opens again when the visitor writes.',
    ],
  },
  content: {
    title: 'Working with articles',
    tips: [
      'Filter by category and state, or search by title.',
      'Only published articles appear in the help center and its search.',
    ],
  },
  editor: {
    title: 'Writing an article',
    tips: [
      'Your draft is saved as you type.',
      'Changes to a published article stay a draft until you publish them.',
      'Headings become the article’s table of contents.',
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
      'A role is a set of permissions. A teammate’s permissions can differ from the role.',
      'Changes take effect at once, even in pages that are already open.',
    ],
  },
  logs: {
    title: 'Logs',
    tips: [
      'Team logs show who changed what in this library.',
      'Email logs show the state of every email we send.',
    ],
  },
  settings: {
    title: 'Settings',
    tips: [
      'Settings belong to the library: everyone who works in it shares them.',
      'Visitors see a change the next time they load a page.',
    ],
  },
  general: {
    title: 'Finding your way',
    tips: [
      'Inbox holds the tickets, Articles the help center, and Settings everything else.',
      'The menu shows the pages you may open. Your team’s admins can give you access to more.',
    ],
  },
} as const;

export type HelpTopic = keyof typeof HELP_TEXTS;

/** Keyboard shortcuts of the inbox and its composer, in display order. */
export const SHORTCUTS = [
  { keys: ['J'], does: 'Next ticket' },
  { keys: ['K'], does: 'Previous ticket' },
  { keys: ['R'], does: 'Write a reply' },
  { keys: ['Enter'], does: 'Send' },
  { keys: ['Shift', 'Enter'], does: 'New line' },
] as const;
