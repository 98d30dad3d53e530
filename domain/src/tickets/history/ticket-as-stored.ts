import type { Conversation } from '../../entities/conversation';
import { ownRefOf } from '../own-statuses';
import { priorityOf } from '../priority';
import type { ReplayedTicket } from './replayed-ticket';

/** What the ticket's own document, and those beside it, say of what its history tells: for tests that compare it with `replayTicket`. */
export function ticketAsStored(
  ticket: Conversation,
  beside: {
    readonly values: Readonly<Record<string, string>>;
    /** numbers of the tickets that were merged into it, and of those that were split from it */
    readonly merged: readonly number[];
    readonly splits: readonly number[];
    /** as `<role> <number>` */
    readonly links: readonly string[];
  },
): ReplayedTicket {
  const { snoozed, merged_into, split_from } = ticket;
  const until = snoozed?.until?.toDate().toISOString() ?? '';
  return {
    status: ticket.status,
    ownStatusRef: ownRefOf(ticket),
    snoozedUntil: ticket.status === 'snoozed' ? until : null,
    assignedTo: ticket.assigned_to,
    teamRef: ticket.team_ref ?? '',
    fields: {
      type: ticket.type_ref ?? '',
      category: ticket.category_ref ?? '',
      tier: ticket.tier_ref ?? '',
    },
    priority: priorityOf(ticket),
    tags: new Set(ticket.tag_refs),
    values: new Map(Object.entries(beside.values)),
    mergedInto: merged_into === undefined ? null : String(merged_into.number),
    merged: new Set(beside.merged.map(String)),
    splitFrom: split_from === undefined ? null : String(split_from.number),
    splits: new Set(beside.splits.map(String)),
    links: new Set(beside.links),
  };
}
