import type { ConversationStatus } from '../entities/conversation';
import type { ClockKind, PauseStatus } from '../entities/service-levels';
import { LIMITS } from '../limits';
import { STATUS_TEXTS } from './inbox';

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const KINDS: Readonly<Record<ClockKind, string>> = {
  first_response: 'First answer',
  next_response: 'Next answer',
  resolution: 'Resolution',
};

const pausedWhile = (statuses: readonly PauseStatus[]): string =>
  `paused while ${statuses.map((status) => STATUS_TEXTS[status].toLowerCase()).join(' or ')}`;

const ASKED: Readonly<Record<ClockKind, string>> = {
  first_response: 'a first answer',
  next_response: 'the next answer',
  resolution: 'the ticket to be closed',
};

/** Service levels; ours (D-47, D-135). */
export const SERVICE_LEVEL_TEXTS = {
  kinds: KINDS,
  units: {
    hours: (count: number) => counted(count, 'hour'),
    minutes: (count: number) => counted(count, 'minute'),
  },
  short: {
    d: (count: number) => `${count}d`,
    h: (count: number) => `${count}h`,
    m: (count: number) => `${count}m`,
  },
  history: {
    warned: (kind: ClockKind, due: string, policy: string) =>
      `${KINDS[kind]} due ${due}: 75 % of the time that “${policy}” gives has been used`,
    breached: (kind: ClockKind, due: string, policy: string) =>
      `${KINDS[kind]} overdue since ${due}: the time that “${policy}” gives has been used`,
  },
  /** behind the name of the product, in feeds and mails, which show when they came */
  notified: {
    warned: (kind: ClockKind) => `warns: ${KINDS[kind].toLowerCase()} due soon`,
    breached: (kind: ClockKind) => `warns: ${KINDS[kind].toLowerCase()} overdue`,
  },
  workingTime: 'Working time',
  allTime: 'Every hour of every day',
  pausedWhile,
  /** in rows */
  dueIn: (left: string) => `Due in ${left}`,
  overdueFor: (time: string) => `Overdue by ${time}`,
  dueAt: (at: string) => `Due ${at}`,
  /** in a ticket's details */
  section: 'Service level',
  states: {
    runs: 'running',
    soon: 'due soon',
    overdue: 'overdue',
    paused: 'paused',
    met: 'in time',
    missed: 'missed',
  },
  due: (at: string) => `Due ${at}`,
  was: (at: string) => `Was due ${at}`,
  /** @param head when it is or was due, '' where that is not known */
  reason: (head: string, asks: string, from: string) =>
    head === ''
      ? `${asks.charAt(0).toUpperCase()}${asks.slice(1)}; ${from}.`
      : `${head} because ${asks}; ${from}.`,
  /** @param calendar whose working time counts, '' where every hour does */
  because: (policy: string, kind: ClockKind, time: string, calendar: string) =>
    `policy “${policy}” asks for ${ASKED[kind]} within ${time}${calendar === '' ? '' : ` of the working time of “${calendar}”`}`,
  /** @param hasPaused whether some of the time since then does not count */
  began: (kind: ClockKind, began: { visitor: string; at: string; hasPaused: boolean }) =>
    [
      kind === 'resolution' ? `the ticket began ${began.at}` : `${began.visitor} wrote ${began.at}`,
      ...(began.hasPaused ? ['pauses since then do not count'] : []),
    ].join(', and '),
  atTime: (time: string) => `at ${time}`,
  onDay: (day: string) => `on ${day}`,
  ended: (kind: ClockKind, at: string) =>
    kind === 'resolution' ? `Closed ${at}.` : `Answered or closed ${at}.`,
  pausedSince: (at: string, status: ConversationStatus) =>
    `Paused since ${at} because the ticket is ${STATUS_TEXTS[status].toLowerCase()}.`,
  shortened: 'This ticket is long, so its earliest clocks may be missing.',
  blocked: 'This sender is blocked, so no clock runs.',
  noPolicy: 'No policy of your service levels matches this ticket.',
  noClocks: (policy: string) => `“${policy}” has no target for a ticket like this.`,
  clocksFailed: 'The service level could not be loaded.',
  everyTicket: 'Every ticket',
  unreadable: 'No ticket: the conditions of this policy cannot be read. Choose them again, or delete it.',
  wrongConditions:
    'A policy can ask for priority, type, category, tier, tags, team, source and the visitor’s address or domain. What depends on who looks, or on the time, cannot be asked for.',
  full: `There are ${LIMITS.servicePolicies} policies already. Delete one first.`,
  nameTaken: 'There is a policy of that name already.',
  changedMeanwhile: 'A teammate has changed the service levels meanwhile. Look at them again, please.',
} as const;
