import { setTicketField as contract } from '@harborline/domain/api/inbox/ticket-fields';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { FieldOption, TicketField } from '@harborline/domain/entities/ticket-fields';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import { fieldChange } from '@harborline/domain/tickets/ticket-change';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';
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

/** PATCH tickets/field: gives a ticket a type, a category or a tier, or none (D-89). */
export const setTicketField = staffEndpoint(
  contract,
  async ({ conversation_ref, field, ref = '', only_from }, staff) => {
    await firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const options = (await readRecord(ticketFields(staff.support_lib_id), transaction))?.[field] ?? [];
      if (ref !== '' && !options.some((option) => option.ref === ref)) throw new ApiError('not-found');
      const before = refOf(ticket, field);
      if (before === ref) return;
      mustStillBe(before, only_from);
      updateRecord(transaction, conversation(conversation_ref), REFS[field](ref));
      const change = fieldChange(field, nameOf(options, before), nameOf(options, ref));
      recordEvent(transaction, ticket, change, { staff });
    });
    return { conversation_ref, field, ref };
  },
);
