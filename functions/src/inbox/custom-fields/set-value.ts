import type { AnswerOf, InputOf } from '@harborline/domain/api/contract';
import * as contract from '@harborline/domain/api/inbox/custom-fields';
import type { CustomField } from '@harborline/domain/entities/custom-field';
import { customValues } from '@harborline/domain/stores/custom-values';
import {
  isOptionGone,
  parseCustomValue,
  storedValue,
  valueInWords,
} from '@harborline/domain/tickets/custom-fields/custom-value';
import { customFieldChange } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { mustStillBe } from '../must-still-be';
import { readOwnTicket } from '../own-ticket';
import { readFields } from './read-fields';

type Input = InputOf<typeof contract.setCustomValue>;

/** By the name that an option had, if it was removed. */
const inWords = ({ kind, options, gone_options = [] }: CustomField, value: string): string =>
  valueInWords({ kind, options: [...options, ...gone_options] }, value);

/**
 * Reads, then writes. @returns the value as the ticket keeps it, and the one before
 * @throws ApiError 'not-found' without such a field; 'invalid-input' with a sentence for people; 'conflict' if a step back comes late
 */
async function setValue(
  transaction: Transaction,
  { conversation_ref, field_ref: ref, value: text, only_from }: Input,
  staff: Staff,
): Promise<Pick<AnswerOf<typeof contract.setCustomValue>, 'value' | 'previous'>> {
  const ticket = await readOwnTicket(transaction, conversation_ref, staff);
  const { fields } = await readFields(ticket.support_lib_id, transaction);
  const field = fields.find((one) => one.ref === ref);
  if (field === undefined) throw new ApiError('not-found');
  const parsed = parseCustomValue(field, text);
  if ('fault' in parsed) throw new ApiError('invalid-input', parsed.fault);
  const { value } = parsed;
  const values = (await readRecord(customValues(ticket.id), transaction))?.values ?? {};
  const before = storedValue(values, ref);
  const answer = { value, previous: isOptionGone(field, before) ? null : before };
  if (before === value) return answer;
  mustStillBe(before, only_from);
  const others = Object.entries(values).filter(([other]) => other !== ref);
  setRecord(transaction, customValues(ticket.id), {
    support_lib_id: ticket.support_lib_id,
    conversation_ref: ticket.id,
    values: Object.fromEntries(value === '' ? others : [...others, [ref, value]]),
  });
  const words = { from: inWords(field, before), to: inWords(field, value) };
  const change = customFieldChange(field, { ...words, from_ref: before, to_ref: value });
  recordEvent(transaction, ticket, change, { staff });
  return answer;
}

/** PATCH tickets/custom_field: gives a ticket a value of a custom field, or none (D-126). */
export const setCustomValue = staffEndpoint(contract.setCustomValue, async (input, staff) => {
  const answer = await firestore().runTransaction((transaction) => setValue(transaction, input, staff));
  return { conversation_ref: input.conversation_ref, field_ref: input.field_ref, ...answer };
});
