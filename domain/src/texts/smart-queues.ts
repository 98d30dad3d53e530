import type { QueueOrder } from '../entities/smart-queue';
import { LIMITS } from '../limits';

const ORDERS: Readonly<Record<QueueOrder, string>> = {
  'longest-waiting': 'Longest waiting first',
  newest: 'Newest first',
  'most-urgent': 'Most urgent first, then longest waiting',
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait of so many minutes; whole hours as hours. */
const waitText = (minutes: number): string =>
  minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
const openTickets = (count: number): string => counted(count, 'open ticket');

/** Smart queues; ours (D-47, D-115). */
export const SMART_QUEUE_TEXTS = {
  title: 'Smart queues',
  intro:
    'People draw tickets from a queue one after another, so that nobody has to choose and no two people work on the same one. “Take next ticket” looks through the queues from the top.',
  denied: 'You may not see smart queues. Ask one of your team’s admins.',
  loadFailed: 'The smart queues could not be loaded.',
  readOnly: 'To change queues, you need to be able to view tickets as well.',
  empty: 'No smart queue yet',
  emptyBody: 'Say which tickets a queue has, in which order, and who draws from it.',
  create: 'New queue',
  edit: (name: string) => `Change ${name}`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeBody: 'Its tickets stay as they are, and with whoever took them.',
  removeConfirm: 'Delete',
  removed: (name: string) => `${name} deleted.`,
  saved: (name: string) => `${name} saved.`,
  undo: 'Undo',
  failed: 'The queue could not be changed.',
  gone: 'Somebody has deleted this queue since.',
  nameTaken: 'There is a queue of that name already.',
  discardBody: 'Your changes to the queue are not saved yet. Close without saving them?',
  full: (most: number) => `There are ${most} queues already. Delete one first.`,
  teamGone: 'A team that you chose was removed. Choose another one, please.',
  /** the dialog */
  save: 'Save',
  name: 'Name',
  which: 'Which tickets it has',
  whichHelp: 'Unassigned tickets that are open or pending, and match this.',
  tooLong: 'These conditions are too long. Remove a part of them, please.',
  order: 'Which ticket comes first',
  orders: ORDERS,
  teams: 'Teams whose people draw from it',
  teamsHelp: 'Without a team, everybody who answers tickets draws from it.',
  everybody: 'Everybody',
  removedTeam: 'a team that was removed',
  capacity: 'Most open tickets of one person',
  capacityHelp: 'Whoever has that many gets no more. Leave it empty for no limit.',
  capacityWrong: `Type a number from 1 to ${LIMITS.queueCapacity}, or nothing.`,
  overflow: 'Team that helps out',
  overflowHelp: 'Its people are offered tickets that have waited too long.',
  noOverflow: 'None',
  wait: 'After how many minutes',
  waitHelp: 'The wait begins when a ticket comes in, and anew when it is reopened or set to pending.',
  waitWrong: `Type a number from 1 to ${LIMITS.queueWaitMinutes}.`,
  /** what a row says of a queue */
  drawnBy: (teams: readonly string[]) =>
    teams.length === 0 ? 'Everybody draws from it' : `Drawn from by ${teams.join(', ')}`,
  atMost: (capacity: number) => `Up to ${openTickets(capacity)} each`,
  helpsOut: (team: string, wait: number) => `${team} helps out after ${waitText(wait)}`,
  allTeamsGone: 'Its teams were removed, so nobody draws from it. Choose others.',
  overflowGone: 'The team that helped out was removed, so nobody helps out now.',
  /** the inbox */
  list: 'Smart queue',
  group: 'Smart queues',
  takeNext: 'Take next ticket',
  taking: 'Taking the next ticket…',
  tookFrom: (queue: string) => `Taken from ${queue}.`,
  none: 'No ticket is left for you.',
  /** where there may be some behind those that were looked at */
  noneAmong: `None of the ${LIMITS.queueScan} tickets that come first is left for you. There may be more behind them.`,
  atCapacity: (queue: string, capacity: number) =>
    `You have ${openTickets(capacity)}, as many as ${queue} lets one person have. Close one first, or set it to pending.`,
  takeFailed: 'No ticket could be taken.',
  results: 'Tickets of this queue',
  ticketsFailed: 'The tickets of this queue could not be loaded.',
  missingTitle: 'No queue',
  missingBody: 'This queue was deleted, or the link has been cut off.',
  noneTitle: 'No ticket waits here',
  noneBody: 'Nothing waits right now. This list does not refresh by itself.',
  noneLate: (wait: number) =>
    `You help out here, with tickets that have waited ${waitText(wait)}. Look again later.`,
  late: (wait: number) => `You help out here, with tickets that have waited ${waitText(wait)}.`,
  /** before what the queue asks of its tickets beside that */
  ofThoseWaiting: 'Nobody has the ticket, and it is not closed.',
  looksOn: 'You do not draw from this queue.',
  found: (count: number) => (count === 1 ? '1 ticket waits' : `${count} tickets wait`),
  foundMore: (count: number) => `${count} tickets and maybe more wait`,
  shownFirst: (count: number) => `The first ${count} are shown.`,
  refresh: 'Look again',
  chooseTitle: 'Take the next ticket',
  chooseBody: 'It opens here. You can also look at one without taking it.',
} as const;
