import type { AddressField, LibraryAddress } from '@harborline/domain/library/library-address';
import { ADDRESS_TEXTS } from '@harborline/domain/texts/library-address';

/** An address the server refused because it belongs to another library. */
export interface TakenAddress {
  readonly field: AddressField;
  /** as it was typed */
  readonly value: string;
  readonly message: string;
}

const FIELDS: readonly AddressField[] = ['library_refkey', 'library_domain', 'custom_subDomain'];

/** Which of the values a refusal is about; null if it is about something else. */
export function takenAddress(message: string, values: LibraryAddress): TakenAddress | null {
  const field = FIELDS.find((candidate) => ADDRESS_TEXTS[candidate].taken === message);
  return field === undefined ? null : { field, value: values[field], message };
}
