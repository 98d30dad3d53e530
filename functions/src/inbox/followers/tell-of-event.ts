import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { conversation } from '@harborline/domain/stores/conversations';
import { isToldToFollowers, noticeOfEvent } from '@harborline/domain/tickets/follow-notice';
import { readRecord } from '../../platform/store/read';
import { notifiesByName, notifyOfHistory } from '../notices/causes/notify-of-history';
import { tellFollowers } from './tell-followers';

/**
 * Tells whom an event of a ticket's history is about: who got it, its followers that its status changed, and whoever has
 * it that it woke by the clock; most events are about something else, and need no read.
 */
export async function tellOfEvent(event: TicketEvent): Promise<void> {
  const isFollowed = isToldToFollowers(event);
  if (!isFollowed && !notifiesByName(event)) return;
  const ticket = await readRecord(conversation(event.conversation_ref));
  if (ticket === undefined) return;
  await notifyOfHistory(event, ticket);
  if (!isFollowed) return;
  const notice = noticeOfEvent(ticket, event);
  // Whoever has a ticket asked for nothing to happen until then (D-119).
  const assignee = event.reason === 'time-came' ? ticket.assigned_to : '';
  await tellFollowers({ ticket, about: event.id, notice, atMs: event.at.toMillis() }, assignee);
}
