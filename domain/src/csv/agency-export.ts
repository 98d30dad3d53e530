import type { LibraryPrivate, LibraryPublic } from '../entities/library';
import { csvRow } from './csv-row';

/** S9-26 */
export const AGENCY_EXPORT_FILE = 'Agencies_with_modal_chat.csv';

/** S9-26, in this order. */
const AGENCY_EXPORT_COLUMNS = [
  'supportLibId',
  'library_email',
  'library_domain',
  'custom_subDomain',
  'library_users',
  'library_only',
  'library_refkey',
  'parent_lib_id',
] as const;

/** The header line. */
export const agencyExportHeader = (): string => csvRow(AGENCY_EXPORT_COLUMNS);

/** One library's line; its users are a count, not a list of ids (D-40). */
export function agencyExportRow(
  library: LibraryPublic,
  hidden: Pick<LibraryPrivate, 'library_email' | 'library_users'>,
): string {
  return csvRow([
    library.id,
    hidden.library_email,
    library.library_domain,
    library.custom_subDomain,
    hidden.library_users.length,
    library.library_only,
    library.library_refkey,
    library.parent_lib_id,
  ]);
}
