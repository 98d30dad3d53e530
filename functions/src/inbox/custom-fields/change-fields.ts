import * as contract from '@harborline/domain/api/inbox/custom-fields';
import type { TicketFieldOptions } from '@harborline/domain/entities/ticket-fields';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import { CUSTOM_FIELD_TEXTS } from '@harborline/domain/texts/custom-fields';
import {
  type FieldRefusal,
  type FieldsOutcome,
  type LibraryFields,
  withChangedField,
  withField,
  withoutField,
  withRestoredField,
} from '@harborline/domain/tickets/custom-fields/library-fields';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';
import { fieldsIn, presentFields } from './read-fields';

const refusals = (): Readonly<Record<FieldRefusal, ApiError>> => ({
  'name-taken': new ApiError('conflict', CUSTOM_FIELD_TEXTS.nameTaken),
  full: new ApiError('conflict', CUSTOM_FIELD_TEXTS.full),
  missing: new ApiError('not-found'),
  'wrong-options': new ApiError('invalid-input', CUSTOM_FIELD_TEXTS.wrongOptions),
  'option-taken': new ApiError('conflict', CUSTOM_FIELD_TEXTS.optionTaken),
  'changed-since': new ApiError('conflict', CUSTOM_FIELD_TEXTS.changedSince),
});

/** @throws ApiError if nothing came of the change */
function fieldsOf(outcome: FieldsOutcome): LibraryFields {
  if (typeof outcome === 'string') throw refusals()[outcome];
  return outcome;
}

/** Changes the custom fields of the caller's library. @returns all that there are now */
const changeFields = (
  { support_lib_id: libraryId }: Staff,
  change: (before: LibraryFields) => FieldsOutcome,
) =>
  firestore().runTransaction(async (transaction) => {
    const stored: TicketFieldOptions = (await readRecord(ticketFields(libraryId), transaction)) ?? {};
    const { fields, gone } = fieldsOf(change(fieldsIn(stored)));
    setRecord(transaction, ticketFields(libraryId), {
      ...stored,
      custom_fields: [...fields],
      gone_custom_fields: [...gone],
    });
    return { fields: presentFields(fields) };
  });

const withRefs = (names: readonly string[]) => names.map((name) => ({ ref: randomId(), name }));

/** POST, PUT ?ref and DELETE ?ref of ticket_custom_fields, and the way back of the last (D-126). */
export const customFieldChanges = [
  staffEndpoint(contract.createCustomField, ({ name, kind, options = [] }, staff) => {
    const field = { ref: randomId(), name, kind, options: withRefs(options) };
    return changeFields(staff, (before) => withField(before, field));
  }),
  staffEndpoint(contract.changeCustomField, (input, staff) =>
    changeFields(staff, (before) => withChangedField(before, input, randomId)),
  ),
  staffEndpoint(contract.deleteCustomField, ({ ref }, staff) =>
    changeFields(staff, (before) => withoutField(before, ref)),
  ),
  staffEndpoint(contract.restoreCustomField, ({ ref }, staff) =>
    changeFields(staff, (before) => withRestoredField(before, ref)),
  ),
];
