import * as contract from '@harborline/domain/api/inbox/ticket-filters';
import { positionOf } from '@harborline/domain/api/inbox/ticket-search';
import { doesHold } from '@harborline/domain/predicate/evaluate';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { TICKET_CATALOGUE, ticketQuestion } from '@harborline/domain/tickets/ticket-predicate';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { contextOf, inCurrentTags, rowOf, tagsFor } from './looking';
import { scanFiltered } from './scan-filtered';

/** GET tickets/filtered: tickets by a predicate, one page at a time and with a bounded number of reads (D-111). */
export const filterTickets = staffEndpoint(contract.filterTickets, async (input, staff) => {
  const parsed = parsePredicate(input.filter, TICKET_CATALOGUE);
  if (parsed === null) throw new ApiError('invalid-input');
  const predicate = inCurrentTags(parsed, await tagsFor([parsed], staff.support_lib_id));
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
