import type { PresentedField } from '@harborline/domain/api/inbox/custom-fields';
import type { CustomField } from '@harborline/domain/entities/custom-field';
import type { TicketFieldOptions } from '@harborline/domain/entities/ticket-fields';
import { ticketFields } from '@harborline/domain/stores/ticket-fields';
import type { LibraryFields } from '@harborline/domain/tickets/custom-fields/library-fields';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';

/** The library's custom fields as its document keeps them. */
export const fieldsIn = ({
  custom_fields = [],
  gone_custom_fields = [],
}: TicketFieldOptions = {}): LibraryFields => ({ fields: custom_fields, gone: gone_custom_fields });

export const readFields = async (libraryId: string, transaction?: Transaction): Promise<LibraryFields> =>
  fieldsIn(await readRecord(ticketFields(libraryId), transaction));

/** Without what was removed. */
export const presentFields = (fields: readonly CustomField[]): PresentedField[] =>
  fields.map(({ ref, name, kind, options }) => ({ ref, name, kind, options }));
