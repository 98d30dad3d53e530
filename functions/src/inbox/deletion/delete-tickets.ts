import * as contract from '@harborline/domain/api/inbox/delete-tickets';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { conversation, ticketsMergedInto } from '@harborline/domain/stores/conversations';
import { ticketErasure } from '@harborline/domain/stores/ticket-erasures';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { DELETE_TEXTS } from '@harborline/domain/texts/delete-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { findRecords, isStoredIn } from '../../platform/store/read';
import { createRecord, deleteRecord } from '../../platform/store/write';
import { eachInTurn, type Result } from '../each-in-turn';
import { readAnyOwnTicket } from '../own-ticket';

interface Deletion {
  readonly staff: Staff;
  readonly reason: string;
}

/** The ticket, and those that were merged into it, or into one of these. @throws ApiError 'conflict' if they are too many */
async function withMerged(transaction: Transaction, ticket: Conversation): Promise<Conversation[]> {
  const all = [ticket];
  for (const each of all) {
    const merged = await findRecords(ticketsMergedInto(each.support_lib_id, each.id), transaction);
    all.push(...merged);
    if (all.length > LIMITS.deletedWithTicket || merged.length === LIMITS.shownMerged)
      throw new ApiError('conflict', DELETE_TEXTS.tooMany);
  }
  return all;
}

function deleteTicket(transaction: Transaction, ticket: Conversation, { staff, reason }: Deletion): void {
  const { id, number, support_lib_id: libraryId, ticket_id, person_ref, merged_into, split_from } = ticket;
  deleteRecord(transaction, conversation(id));
  // At once: the search reads them before it reads the ticket.
  deleteRecord(transaction, ticketWords(id));
  createRecord(transaction, ticketErasure(id), {
    support_lib_id: libraryId,
    ticket_id,
    ...(person_ref !== undefined && { person_ref }),
    number,
    ...(merged_into !== undefined && { merged_into: merged_into.conversation_ref }),
    ...(split_from !== undefined && { split_from: split_from.conversation_ref }),
    by_ref: staff.uid,
    by_name: staff.agent_name || staff.display_name,
    // The trigger erases first; this is when it is made good.
    due_at: Timestamp.fromMillis(Date.now() + DURATIONS.lateWritesMs),
    runs: 0,
  });
  const target = { kind: 'ticket', id, label: shortNumber(number) };
  const details: Readonly<Record<string, string>> = reason === '' ? {} : { reason };
  writeAudit(transaction, auditEntry(staff, { action: 'ticket-deleted', libraryId, target, details }));
}

async function deleteOne(transaction: Transaction, ref: string, deletion: Deletion): Promise<Result> {
  // A repeated call, or a teammate, has deleted it.
  if (await isStoredIn(deletion.staff.support_lib_id, ticketErasure(ref), transaction))
    return { outcome: 'unchanged' };
  const tickets = await withMerged(transaction, await readAnyOwnTicket(transaction, ref, deletion.staff));
  for (const each of tickets) deleteTicket(transaction, each, deletion);
  return { outcome: 'done' };
}

/**
 * POST tickets/delete: nobody finds or reads the tickets from then on; a trigger erases their data (D-124). The log of the
 * team keeps their numbers, who deleted them, when and why.
 */
export const deleteTickets = staffEndpoint(
  contract.deleteTickets,
  async ({ conversation_refs, reason }, staff) => {
    const deletion = { staff, reason: reason.trim() };
    return {
      results: await eachInTurn(conversation_refs, (transaction, ref) =>
        deleteOne(transaction, ref, deletion),
      ),
    };
  },
);
