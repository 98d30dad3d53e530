import { getTicketLinks, linkTickets, unlinkTickets } from '@harborline/domain/api/inbox/ticket-links';
import type { LinkRole } from '@harborline/domain/tickets/ticket-change';
import { askTwice } from '../../../shared/api/ask-twice';
import { callApi } from '../../../shared/api/call-api';
import { type BulkOutcome, sendInParts, type TicketResult } from '../bulk/send-step';

/** Links of a ticket with others, as they are sent. */
export interface Linking {
  readonly ref: string;
  /** what the others are to it */
  readonly role: LinkRole;
  readonly others: readonly string[];
}

type Result = { readonly outcome: 'done' | 'unchanged' | 'refused'; readonly because?: string };

const told = ({ results }: { readonly results: readonly Result[] }): TicketResult[] =>
  results.map(({ outcome, because = '' }) => ({ isDone: outcome === 'done', because }));

/** What is linked with a ticket. @throws ApiError */
export const loadLinks = (ref: string, signal: AbortSignal) =>
  callApi(getTicketLinks, { query: { conversation_ref: ref }, signal });

/** Links a ticket with others. Never rejects. */
export const sendLinks = ({ ref, role, others }: Linking): Promise<BulkOutcome> =>
  sendInParts(others, async (part) =>
    told(await askTwice(() => callApi(linkTickets, { body: { conversation_ref: ref, role, others: part } }))),
  );

/** Removes the links of a ticket with others, as long as they are what `role` says. Never rejects. */
export const removeLinks = ({ ref, role, others }: Linking): Promise<BulkOutcome> =>
  sendInParts(others, async (part) =>
    told(
      await askTwice(() => callApi(unlinkTickets, { body: { conversation_ref: ref, role, others: part } })),
    ),
  );
