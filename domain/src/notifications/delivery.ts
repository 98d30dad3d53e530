import {
  NOTIFICATION_CHANNELS,
  type NotificationCell,
  type NotificationChannel,
  type NotificationEvent,
} from '../entities/agent-notifications';
import { channelsOf, type NotificationMatrix } from './preferences';
import { isQuietAt, type NotificationTimes, nextDigestAt, quietUntil } from './quiet-hours';

/** Something that happened, as far as it decides who hears of it. */
export interface NotifiedEvent {
  readonly event: NotificationEvent;
  /** uid of who did it, '' for a visitor or the product */
  readonly by: string;
  /** the ticket that it happened to; absent for none */
  readonly ticket?: {
    readonly id: string;
    /** uid, '' for nobody */
    readonly assignedTo: string;
    /** '' for none */
    readonly teamRef: string;
  };
}

/** A person, as far as it decides what they hear. */
export interface Recipient {
  readonly uid: string;
  readonly matrix: NotificationMatrix;
  readonly times: NotificationTimes;
  /** whether they may read what happened */
  readonly maySee: boolean;
  /** refs of the teams that they belong to */
  readonly teams: readonly string[];
  /** refs of teams of which they hear as of their own */
  readonly subscribedTeams: readonly string[];
  /** refs of the tickets and teams of which they hear nothing */
  readonly muted: readonly string[];
  /** ids of the tickets that they have open now */
  readonly viewing: readonly string[];
  /** events about which their library sends no mail */
  readonly unmailed: readonly NotificationEvent[];
}

/** Why somebody hears of something on a channel, or does not. */
export type DeliveryReason =
  | 'chosen'
  | 'not-chosen'
  | 'out-of-scope'
  | 'own-doing'
  | 'no-right'
  | 'muted'
  | 'looking'
  | 'quiet'
  | 'after-quiet'
  | 'mailed-already'
  | 'library';

/** What one person hears of an event. */
export interface Delivery {
  readonly channels: readonly NotificationChannel[];
  /** for each channel, why */
  readonly reasons: Readonly<Record<NotificationChannel, DeliveryReason>>;
  /** when the digest with it comes, in milliseconds; null if it is in none */
  readonly digestAtMs: number | null;
}

type Verdict = readonly [isTold: boolean, reason: DeliveryReason];

/** What concerns a person by name reaches them even where they muted all else. */
const DIRECT: ReadonlySet<NotificationEvent> = new Set(['assigned_to_you', 'mentioned_you']);

/** Whether an event is about one person by name. */
export const isDirect = (event: NotificationEvent): boolean => DIRECT.has(event);

function isMuted({ event, ticket }: NotifiedEvent, { uid, muted }: Recipient): boolean {
  if (ticket === undefined || isDirect(event)) return false;
  if (muted.includes(ticket.id)) return true;
  return ticket.assignedTo !== uid && ticket.teamRef !== '' && muted.includes(ticket.teamRef);
}

/** Why nothing is told at all; undefined if something may be. */
function silence(happened: NotifiedEvent, person: Recipient): DeliveryReason | undefined {
  const { by, ticket } = happened;
  if (by !== '' && by === person.uid) return 'own-doing';
  if (!person.maySee) return 'no-right';
  if (isMuted(happened, person)) return 'muted';
  if (ticket === undefined) return undefined;
  return person.viewing.includes(ticket.id) ? 'looking' : undefined;
}

/** Whether a ticket is among those that a choice is about. */
function isInScope(
  cell: NotificationCell,
  ticket: NotifiedEvent['ticket'],
  { uid, teams, subscribedTeams }: Recipient,
): boolean {
  if (cell === false || cell === true || ticket === undefined) return cell !== false;
  if (ticket.assignedTo === uid) return true;
  // Whoever subscribed to a team asked for more than their own tickets.
  if (subscribedTeams.includes(ticket.teamRef)) return true;
  return cell === 'teams' && ticket.teamRef !== '' && teams.includes(ticket.teamRef);
}

function choice(channel: NotificationChannel, { event, ticket }: NotifiedEvent, person: Recipient): Verdict {
  const cell = channelsOf(person.matrix, event)[channel];
  if (cell === false) return [false, 'not-chosen'];
  const isMail = channel === 'email' || channel === 'digest';
  if (isMail && person.unmailed.includes(event)) return [false, 'library'];
  return isInScope(cell, ticket, person) ? [true, 'chosen'] : [false, 'out-of-scope'];
}

/** The verdicts of a time: quiet hours hold back all but the bell, and the mail comes as a digest when they end. */
function atTime(chosen: Record<NotificationChannel, Verdict>, isQuiet: boolean): typeof chosen {
  const [isMailed] = chosen.email;
  const [isDigested] = chosen.digest;
  if (!isQuiet) return isMailed && isDigested ? { ...chosen, digest: [false, 'mailed-already'] } : chosen;
  const silenced = (verdict: Verdict): Verdict => (verdict[0] ? [false, 'quiet'] : verdict);
  return {
    ...chosen,
    desktop: silenced(chosen.desktop),
    sound: silenced(chosen.sound),
    email: silenced(chosen.email),
    digest: isMailed ? [true, 'after-quiet'] : chosen.digest,
  };
}

function byChannel<Value>(of: (channel: NotificationChannel) => Value): Record<NotificationChannel, Value> {
  return {
    bell: of('bell'),
    desktop: of('desktop'),
    sound: of('sound'),
    email: of('email'),
    digest: of('digest'),
  };
}

/**
 * On which channels a person hears of an event, with the reason for each (D-132). Nobody hears of what they did
 * themselves, have open or may not see; quiet hours hold back all but the bell.
 * @param nowMs milliseconds since 1970
 */
export function deliveryOf(event: NotifiedEvent, person: Recipient, nowMs: number): Delivery {
  const silent = silence(event, person);
  if (silent !== undefined) return { channels: [], reasons: byChannel(() => silent), digestAtMs: null };
  const chosen = byChannel((channel) => choice(channel, event, person));
  const verdicts = atTime(chosen, isQuietAt(person.times, nowMs));
  const [isDigested, why] = verdicts.digest;
  const digestAt = why === 'after-quiet' ? quietUntil : nextDigestAt;
  return {
    channels: NOTIFICATION_CHANNELS.filter((channel) => verdicts[channel][0]),
    reasons: byChannel((channel) => verdicts[channel][1]),
    digestAtMs: isDigested ? digestAt(person.times, nowMs) : null,
  };
}
