import * as contract from '@harborline/domain/api/inbox/ticket-filters';
import { positionOf } from '@harborline/domain/api/inbox/ticket-search';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { doesHold } from '@harborline/domain/predicate/evaluate';
import {
  asksFor,
  type Context,
  hasToken,
  type Predicate,
  TOKENS,
  withValues,
} from '@harborline/domain/predicate/predicate';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { currentRef } from '@harborline/domain/tickets/tags';
import { TICKET_CATALOGUE, ticketQuestion } from '@harborline/domain/tickets/ticket-predicate';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { isoTime } from '../../platform/iso-time';
import { readTags } from '../tags/read-tags';
import { readTeams } from '../teams/read-team';
import { scanFiltered } from './scan-filtered';

/** Who looks, and from where. Their teams are read only where the predicate asks for them. */
async function contextOf(predicate: Predicate, staff: Staff, timeZone: string): Promise<Context> {
  const teams = hasToken(predicate, TOKENS.myTeams) ? await readTeams(staff.support_lib_id) : [];
  return {
    now: Date.now(),
    me: staff.uid,
    myTeams: teams.filter(({ member_uids }) => member_uids.includes(staff.uid)).map(({ ref }) => ref),
    timeZone,
  };
}

/** A filter that was saved, or bookmarked, before a tag was merged asks for the tag that stands for it now (D-117). */
async function withCurrentTags(
  predicate: Predicate,
  { support_lib_id: libraryId }: Staff,
): Promise<Predicate> {
  if (!asksFor(predicate, 'tag')) return predicate;
  const library = await readTags(libraryId);
  return withValues(predicate, 'tag', (ref) => currentRef(library, ref) ?? ref);
}

const rowOf = (ticket: Conversation): contract.FilteredRow => ({
  conversation_ref: ticket.id,
  number: ticket.number,
  title: ticket.title,
  visitor: { name: ticket.visitor.name, email: ticket.visitor.email },
  status: ticket.status,
  last_message: ticket.last_message,
  last_message_at: isoTime(ticket.last_message_at),
  is_unread_by_staff: ticket.is_unread_by_staff,
  ...(ticket.merged_into !== undefined && { merged_into: { number: ticket.merged_into.number } }),
  ...(ticket.tag_refs !== undefined && { tag_refs: ticket.tag_refs }),
  ...(ticket.priority_level !== undefined && { priority_level: ticket.priority_level }),
});

/** GET tickets/filtered: tickets by a predicate, one page at a time and with a bounded number of reads (D-111). */
export const filterTickets = staffEndpoint(contract.filterTickets, async (input, staff) => {
  const parsed = parsePredicate(input.filter, TICKET_CATALOGUE);
  if (parsed === null) throw new ApiError('invalid-input');
  const predicate = await withCurrentTags(parsed, staff);
  const context = await contextOf(predicate, staff, input.timezone);
  const question = ticketQuestion(predicate, context);
  const asked = { catalogue: TICKET_CATALOGUE, context };
  const { tickets, nextCursor, hasStopped, lookedAt } = await scanFiltered({
    libraryId: staff.support_lib_id,
    question,
    after: input.cursor === undefined ? null : positionOf(input.cursor),
    size: input.per_page,
    isWanted: (ticket) => doesHold(question.rest, ticket, asked),
  });
  return {
    tickets: tickets.map(rowOf),
    next_cursor: nextCursor,
    has_stopped: hasStopped,
    looked_at: lookedAt,
  };
});
