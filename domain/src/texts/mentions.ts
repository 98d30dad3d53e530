/** Mentions of teammates in notes: composer, list and mails; ours (D-47, D-103). */
export const MENTION_TEXTS = {
  /** the list of teammates above the composer */
  people: 'Teammates to mention',
  placeholder: 'Write a note. Only your team sees it. Type @ to mention a teammate.',
  insert: 'Mention a teammate',
  insertHint: 'Mention a teammate: or type @ in the note',
  loading: 'Loading your teammates…',
  loadFailed: 'Your teammates could not be loaded.',
  noMatch: 'No teammate has this name.',
  nobody: 'No teammate who views tickets has a name yet.',
  full: (limit: number) => `A note can mention at most ${limit} people.`,
  tooLong: 'With this name, the note would be too long.',
  found: (count: number) =>
    count === 1
      ? '1 teammate. Enter mentions them, Escape closes the list.'
      : `${count} teammates. Arrow keys choose, Enter mentions one, Escape closes the list.`,
  you: (name: string) => `${name} (you)`,
  list: 'Mentions',
  filter: 'Which mentions',
  unread: 'Unread',
  all: 'All',
  sort: 'Sort mentions',
  emptyUnreadTitle: 'No unread mentions',
  emptyUnreadBody: 'When a teammate mentions you in a note, it appears here.',
  emptyAllTitle: 'Nobody has mentioned you yet',
  emptyAllBody: 'Notes in which a teammate writes @ and your name appear here.',
  loadListFailed: 'Your mentions could not be loaded.',
  older: 'Show more mentions',
  mentionedYou: (name: string) => `${name} mentioned you`,
  aTeammate: 'A teammate',
  arrived: (author: string, ticket: string) => `New mention: ${author}, ${ticket}`,
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markFailed: 'The mention could not be changed.',
  chooseTitle: 'Choose a mention',
  chooseBody: 'Pick one from the list to read the note in its ticket.',
  /** title of a browser notification */
  alert: (author: string, number: string) => `${author} mentioned you in ticket ${number}`,
} as const;
