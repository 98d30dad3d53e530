import {
  changeTicketCategory,
  changeTicketTier,
  changeTicketType,
  createTicketCategory,
  createTicketTier,
  createTicketType,
  deleteTicketCategory,
  deleteTicketTier,
  deleteTicketType,
} from '@harborline/domain/api/inbox/ticket-fields';
import type { FieldOption, TicketField, TicketFieldOptions } from '@harborline/domain/entities/ticket-fields';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { TICKET_FIELD_TEXTS } from '@harborline/domain/texts/ticket-fields';
import {
  type OptionsOutcome,
  withChangedOption,
  withOption,
  withoutOption,
} from '@harborline/domain/tickets/ticket-fields';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';

type Change = (options: readonly FieldOption[]) => OptionsOutcome;

/** @throws ApiError 'conflict' or 'not-found' if nothing came of the change */
function optionsOf(outcome: OptionsOutcome): FieldOption[] {
  if (outcome === 'name-taken') throw new ApiError('conflict', TICKET_FIELD_TEXTS.nameTaken);
  if (outcome === 'full') throw new ApiError('conflict', TICKET_FIELD_TEXTS.full);
  if (outcome === 'missing') throw new ApiError('not-found');
  return outcome.options;
}

/** Changes the options of a field of the caller's library. @returns those that there are now */
async function changeOptions(
  { support_lib_id: libraryId }: Staff,
  field: TicketField,
  change: Change,
): Promise<{ options: FieldOption[] }> {
  return firestore().runTransaction(async (transaction) => {
    const fields: TicketFieldOptions = (await readRecord(ticketFields(libraryId), transaction)) ?? {};
    const options = optionsOf(change(fields[field] ?? []));
    setRecord(transaction, ticketFields(libraryId), { ...fields, [field]: options });
    return { options };
  });
}

const creation = (field: TicketField) => (input: { readonly name: string }, staff: Staff) =>
  changeOptions(staff, field, (options) => withOption(options, { ref: randomId(), name: input.name }));

const changing = (field: TicketField) => (input: Parameters<typeof withChangedOption>[1], staff: Staff) =>
  changeOptions(staff, field, (options) => withChangedOption(options, input));

const removal = (field: TicketField) => (input: { readonly ref: string }, staff: Staff) =>
  changeOptions(staff, field, (options) => withoutOption(options, input.ref));

/** POST, PUT ?ref and DELETE ?ref of ticket_types, ticket_categories and ticket_tiers (S7.2-02). */
export const ticketFieldChanges = [
  staffEndpoint(createTicketType, creation('type')),
  staffEndpoint(changeTicketType, changing('type')),
  staffEndpoint(deleteTicketType, removal('type')),
  staffEndpoint(createTicketCategory, creation('category')),
  staffEndpoint(changeTicketCategory, changing('category')),
  staffEndpoint(deleteTicketCategory, removal('category')),
  staffEndpoint(createTicketTier, creation('tier')),
  staffEndpoint(changeTicketTier, changing('tier')),
  staffEndpoint(deleteTicketTier, removal('tier')),
];
