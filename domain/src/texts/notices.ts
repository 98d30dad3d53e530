import type {
  NotificationCell,
  NotificationChannel,
  NotificationEvent,
} from '../entities/agent-notifications';

/** What people are told of by mail and in the feed; ours (D-47, D-132). Tickets are named as "#12". */
export const NOTICE_TEXTS = {
  /** after the name of who did it, about the ticket that the mail is about */
  mail: {
    new_ticket: 'wrote',
    visitor_replied: 'wrote',
    assigned_to_you: 'assigned this ticket to you',
    assigned_to_team: 'gave this ticket to a team of yours',
    mentioned_you: 'wrote in a note, which only your team sees',
    draft_to_review: 'submitted a reply for review',
  },
  /** in the feed, after the name of who did it. @param ticket its number and title */
  feed: {
    new_ticket: (ticket: string) => `sent ${ticket}`,
    visitor_replied: (ticket: string) => `wrote in ${ticket}`,
    assigned_to_you: (ticket: string) => `assigned ${ticket} to you`,
    assigned_to_team: (ticket: string) => `gave ${ticket} to a team of yours`,
    mentioned_you: (ticket: string) => `mentioned you in ${ticket}`,
    draft_to_review: (ticket: string) => `submitted a reply for review in ${ticket}`,
    service_level: (warning: string, ticket: string) => `${warning} for ${ticket}`,
    /** @param count of what happened before it and was not read */
    more: (activity: string, count: number) => `${activity}, and ${count} more`,
  },
  /** in the feed of whoever covers for the assignee. @param activity as the assignee reads it */
  covered: (activity: string, name: string) => `${activity}. You cover for ${name}.`,
  assignedToCovered: (ticket: string, name: string) => `assigned ${ticket} to ${name}, for whom you cover`,
  tooManySubscriptions: (most: number) => `You can subscribe to or mute at most ${most} teams and tickets.`,
  noTimeZone: 'This is not the name of a time zone.',
  followInstead: 'To hear more of a ticket, follow it.',
  productName: 'Harborline',
  aTeammate: 'A teammate',
  unverified: (address: string) => `${address} (not verified)`,
  subject: {
    new_ticket: (ticket: string, title: string) => `New ticket ${ticket}: ${title}`,
    visitor_replied: (ticket: string, title: string) => `New answer ${ticket}: ${title}`,
    assigned_to_you: (ticket: string, title: string) => `Assigned to you ${ticket}: ${title}`,
    assigned_to_team: (ticket: string, title: string) => `For your team ${ticket}: ${title}`,
    mentioned_you: (author: string, ticket: string) => `${author} mentioned you in ticket ${ticket}`,
    followed_ticket: (ticket: string, title: string) => `News in ticket ${ticket}: ${title}`,
    service_level: (ticket: string, title: string) => `Due soon or overdue ${ticket}: ${title}`,
    draft_to_review: (ticket: string, title: string) => `Reply to review ${ticket}: ${title}`,
    draft_reviewed: (ticket: string, title: string) => `Your reply was reviewed ${ticket}: ${title}`,
    several: (count: number, ticket: string, title: string) => `${count} updates ${ticket}: ${title}`,
  },
  digest: (count: number) => (count === 1 ? 'Your digest: 1 ticket' : `Your digest: ${count} tickets`),
  digestOfArticles: 'Your digest',
  moreTickets: (count: number) =>
    count === 1 ? 'One more ticket has news.' : `${count} more tickets have news.`,
  digestHeading: 'What you have not read yet',
  heading: {
    new_ticket: (ticket: string) => `New ticket ${ticket}`,
    visitor_replied: (ticket: string) => `New answer in ticket ${ticket}`,
    assigned_to_you: (ticket: string) => `Ticket ${ticket} is assigned to you`,
    assigned_to_team: (ticket: string) => `Ticket ${ticket} went to your team`,
    mentioned_you: (author: string, ticket: string) => `${author} mentioned you in ticket ${ticket}`,
    followed_ticket: (ticket: string) => `News in ticket ${ticket}`,
    service_level: (ticket: string) => `Ticket ${ticket} is due soon or overdue`,
    draft_to_review: (ticket: string) => `A reply in ticket ${ticket} waits for review`,
    draft_reviewed: (ticket: string) => `Your reply in ticket ${ticket} was reviewed`,
    several: (count: number, ticket: string) => `${count} updates in ticket ${ticket}`,
  },
  open: 'Open in the inbox',
  openText: (url: string) => `Open it in the inbox: ${url}`,
  openDigest: 'Open the inbox',
  footer: (url: string) => `Choose which emails you get under Notifications: ${url}`,
  mute: 'Mute these emails',
  muteText: (url: string) => `Mute these emails: ${url}`,
} as const;

/** The page behind the link that mutes; read without signing in. */
export const MUTE_TEXTS = {
  title: 'Mute these emails',
  intro: 'Choose what you no longer want to hear of. You can change this in Harborline under Notifications.',
  ticket: 'Mute this ticket',
  ticketHint: 'No more emails, alerts or bell about it, unless somebody mentions you or assigns it to you.',
  event: (label: string) => `No more emails: ${label}`,
  eventHint: 'The bell and the desktop stay as they are.',
  digest: 'No more digests',
  digestHint: 'What you chose to get by itself is still mailed.',
  done: 'Done',
  doneTicket: 'This ticket is muted.',
  doneEvent: (label: string) => `You get no more emails about “${label}”.`,
  doneDigest: 'You get no more digests.',
  tooManyTitle: 'This ticket is not muted',
  tooManyBody: 'End some in Harborline under Notifications, then open this page again.',
  busyTitle: 'Too many tries',
  busyBody: 'Wait a minute, then open the link again.',
  settings: 'All your notifications in Harborline',
  badTitle: 'This link is not valid',
  badBody:
    'It may have been cut off. Copy the whole address from the email, or change your notifications in Harborline.',
} as const;

/** Names of events, wherever they are listed. */
export const EVENT_LABELS: Readonly<Record<NotificationEvent, string>> = {
  new_ticket: 'New ticket',
  visitor_replied: 'Visitor replied',
  assigned_to_you: 'Assigned to you',
  assigned_to_team: 'Assigned to your team',
  mentioned_you: 'You are mentioned',
  followed_ticket: 'News in a ticket you follow',
  service_level: 'Ticket due soon or overdue',
  chat_waiting: 'New chat waiting',
  draft_to_review: 'Reply to review',
  draft_reviewed: 'Your reply was reviewed',
  article_to_verify: 'Article to verify',
};

/** Names of channels, as the table heads its columns. */
export const CHANNEL_LABELS: Readonly<Record<NotificationChannel, string>> = {
  bell: 'Bell',
  desktop: 'Desktop',
  sound: 'Sound',
  email: 'Email',
  digest: 'Digest',
};

/** Of whose tickets an event is told; by what is stored. */
export const CELL_LABELS: Readonly<Record<`${NotificationCell}`, string>> = {
  true: 'All',
  teams: 'Teams',
  mine: 'Mine',
  false: 'Off',
};

/** What each event is, below its name. */
export const EVENT_HELP: Readonly<Record<NotificationEvent, string>> = {
  new_ticket: 'A visitor sends a request.',
  visitor_replied: 'A visitor writes again in a ticket, or in a chat of yours.',
  assigned_to_you: 'A teammate or a rule gives you a ticket.',
  assigned_to_team: 'A ticket goes to a team that you belong to.',
  mentioned_you: 'A teammate names you in a note of a ticket.',
  followed_ticket: 'Answers, notes and changes of the status.',
  service_level: 'Time runs out for a ticket of yours, or one that nobody has.',
  chat_waiting: 'A visitor waits in a chat, or you are invited to one.',
  draft_to_review: 'A teammate submits a reply that you may review.',
  draft_reviewed: 'A reviewer approves, sends back or sends what you wrote.',
  article_to_verify:
    'An article you look after is due to be checked. The bell always has it; the email comes even while Harborline is open.',
};
