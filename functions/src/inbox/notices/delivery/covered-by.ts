import type { NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import type { Delivery } from '@harborline/domain/notifications/delivery';
import { senderName } from '@harborline/domain/team/sender-name';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { ticketInFeed } from '@harborline/domain/tickets/follow-notice';
import { readSubstitute } from '../../../duty';
import { readUser } from '../../../people';
import type { LibraryContext } from './library-context';
import type { TicketNotification } from './ticket-notification';

/** Who covers for the person a ticket is assigned to, and what they read of it. */
export interface Cover {
  readonly uid: string;
  /** what follows the name in the feed */
  readonly activity: string;
  /** whether they hear of it only because they cover */
  readonly isOnlyCover: boolean;
}

/** What concerns whoever has the ticket, as the ticket's work; a mention or a draft concerns the person. */
const COVERED: ReadonlySet<NotificationEvent> = new Set([
  'new_ticket',
  'visitor_replied',
  'assigned_to_you',
  'followed_ticket',
  'service_level',
]);

function activityFor({ event, ticket, activity }: TicketNotification, name: string): string {
  return event === 'assigned_to_you'
    ? NOTICE_TEXTS.assignedToCovered(ticketInFeed(ticket), name)
    : NOTICE_TEXTS.covered(activity, name);
}

/**
 * Who covers for the assignee, if that one is out of office and hears of it as the assignee (D-136); undefined otherwise.
 * Costs two reads where somebody covers.
 */
export async function coverOf(
  notification: TicketNotification,
  people: readonly string[],
  { followers, context }: { readonly followers: readonly string[]; readonly context: LibraryContext },
): Promise<Cover | undefined> {
  const { event, ticket, by } = notification;
  const assignee = ticket.assigned_to;
  if (!COVERED.has(event) || !people.includes(assignee) || followers.includes(assignee)) return undefined;
  const uid = context.substituteOf(assignee);
  if (uid === '' || uid === by) return undefined;
  const [substitute, covered] = await Promise.all([
    readSubstitute(uid, ticket.support_lib_id),
    readUser(assignee),
  ]);
  if (substitute === undefined) return undefined;
  const name = (covered && senderName(covered)) || NOTICE_TEXTS.aTeammate;
  const isOnlyCover = !people.includes(uid);
  return { uid, activity: activityFor(notification, name), isOnlyCover };
}

/** Rings the bell of whoever covers as it would of the assignee; to be mailed is what they chose for themselves. */
export function coveringDelivery(own: Delivery, asAssignee: Delivery, isOnlyCover: boolean): Delivery {
  const isRung = asAssignee.channels.includes('bell');
  const bell = isRung ? (['bell'] as const) : [];
  if (isOnlyCover) return { ...asAssignee, channels: bell, digestAtMs: null };
  if (!isRung || own.channels.includes('bell')) return own;
  return {
    ...own,
    channels: [...bell, ...own.channels],
    reasons: { ...own.reasons, bell: asAssignee.reasons.bell },
  };
}
