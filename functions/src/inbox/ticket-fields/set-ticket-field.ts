import { setTicketField as contract } from '@harborline/domain/api/inbox/ticket-fields';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { fieldChange } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
import type { TicketChanger } from '../change-ticket-status';
import { recordEvent } from '../history/record-event';
import { mustStillBe } from '../must-still-be';
import { readOwnTicket } from '../own-ticket';

/** What a ticket's document is to hold of a field. */
const REFS = {
  type: (ref: string) => ({ type_ref: ref }),
  category: (ref: string) => ({ category_ref: ref }),
  tier: (ref: string) => ({ tier_ref: ref }),
} satisfies Record<TicketField, (ref: string) => Partial<Conversation>>;

const refOf = (ticket: Conversation, field: TicketField): string => ticket[`${field}_ref`] ?? '';

/** The name of an option, '' for none; of one that is gone, a word that says so. */
function nameOf(options: readonly FieldOption[], ref: string): string {
  if (ref === '') return '';
  return options.find((option) => option.ref === ref)?.name ?? TICKET_FIELD_TEXTS.gone;
}

interface FieldChoice {
  readonly field: TicketField;
  /** '' for none */
  readonly ref: string;
  /** what a step back takes back; undefined for any other step */
  readonly onlyFrom?: string | undefined;
}

/**
 * Gives a ticket that the transaction has read a type, a category or a tier, or none. Reads, then writes.
 * @returns whether that changed anything
 * @throws ApiError 'not-found' if there is no such option; 'conflict' if somebody has chosen another since
 */
export async function setField(
  transaction: Transaction,
  ticket: Conversation,
  { field, ref, onlyFrom }: FieldChoice,
  by: TicketChanger,
): Promise<boolean> {
  const options = (await readRecord(ticketFields(ticket.support_lib_id), transaction))?.[field] ?? [];
  if (ref !== '' && !options.some((option) => option.ref === ref)) throw new ApiError('not-found');
  const before = refOf(ticket, field);
  if (before === ref) return false;
  mustStillBe(before, onlyFrom);
  updateRecord(transaction, conversation(ticket.id), REFS[field](ref));
  const names = { from: nameOf(options, before), to: nameOf(options, ref) };
  recordEvent(transaction, ticket, fieldChange(field, { ...names, from_ref: before, to_ref: ref }), by);
  return true;
}

/** PATCH tickets/field: gives a ticket a type, a category or a tier, or none (D-89). */
export const setTicketField = staffEndpoint(
  contract,
  async ({ conversation_ref, field, ref = '', only_from }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      await setField(transaction, ticket, { field, ref, onlyFrom: only_from }, { staff });
    });
    return { conversation_ref, field, ref };
  },
);
