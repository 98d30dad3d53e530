import { type ActingAnswer, libraryLabel } from '@harborline/domain/agency/agency-item';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { User } from '@harborline/domain/entities/user';
import { isoTime } from '../../platform/iso-time';

/** Where a person is after a switch (S7.1-05). */
export function actingAnswer(library: LibraryPublic, acting: User['acting']): ActingAnswer {
  return {
    admin_support_lib_id: library.id,
    library_domain: libraryLabel(library),
    company_name: library.settings.settings.companyName,
    acting_until: acting ? isoTime(acting.until) : '',
  };
}

/** How an audit entry names a library. */
export const libraryTarget = (library: LibraryPublic) => ({
  kind: 'library',
  id: library.id,
  label: library.settings.settings.companyName,
});
