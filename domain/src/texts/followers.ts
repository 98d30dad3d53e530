/** Followers of tickets; ours (D-47, D-123). Tickets are named as "#12". */
export const FOLLOWER_TEXTS = {
  label: 'Followers',
  follow: 'Follow',
  unfollow: 'Stop following',
  hint: 'Be told of what happens to the ticket (F)',
  command: 'Follow the ticket, or stop following it',
  followed: (ticket: string) => `You follow ${ticket}. The bell tells you what happens.`,
  ended: (ticket: string) => `You no longer follow ${ticket}.`,
  failed: 'Who follows the ticket could not be changed.',
  none: 'Nobody follows this ticket.',
  you: (name: string) => `${name} (you)`,
  loadFailed: 'Who follows the ticket could not be loaded.',
  /** opens the list of teammates */
  add: 'Teammates',
  choose: 'Choose followers among teammates',
  peopleLoading: 'Loading the team…',
  peopleFailed: 'The team could not be loaded.',
  /** why something is refused */
  mayNotRead: 'This person may not read the ticket.',
  tooMany: (most: number) => `At most ${most} people can follow a ticket.`,
  history: {
    added: (name: string) => `added ${name} as a follower`,
    removed: (name: string) => `removed ${name} from the followers`,
  },
  /** in the feed, after the name of who did it. @param ticket its number and title */
  feed: {
    visitorWrote: (ticket: string) => `wrote in ${ticket}`,
    answered: (ticket: string) => `answered in ${ticket}`,
    mailed: (ticket: string) => `sent an email about ${ticket}`,
    noted: (ticket: string) => `added a note to ${ticket}`,
    /** @param change as its history says it */
    changed: (change: string, ticket: string) => `${change}: ${ticket}`,
    added: (ticket: string) => `made you a follower of ${ticket}`,
  },
  feedEntity: 'Ticket',
  unnamed: 'A teammate',
} as const;
