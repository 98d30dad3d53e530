import { isOwnChild } from '@harborline/domain/agency/acting';
import type { AgencyItem } from '@harborline/domain/agency/agency-item';
import { isAgencyUser } from '@harborline/domain/team/standing';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import type { Transaction } from 'firebase-admin/firestore';
import { type Library, readLibrary } from '../../libraries';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';

/** @throws ApiError 'forbidden' unless the caller is an agency user: at home, in a library without a parent (S4.2-01) */
export function demandAgencyUser(staff: Staff): void {
  if (!isAgencyUser(staff)) throw new ApiError('forbidden', AGENCY_TEXTS.notAgency);
}

/** A child of the caller's own library. @throws ApiError 'not-found' for any other (D-12) */
export async function readOwnChild(transaction: Transaction, id: string, staff: Staff): Promise<Library> {
  const library = await readLibrary(transaction, id);
  if (!library || !isOwnChild(staff, library.public)) {
    throw new ApiError('not-found', AGENCY_TEXTS.noSuchLibrary);
  }
  return library;
}

/** A library as its agency sees it. */
export function presentAgency(library: Library): AgencyItem {
  const { library_refkey, library_domain, custom_subDomain, settings } = library.public;
  return {
    support_lib_id: library.id,
    library_refkey,
    library_domain,
    custom_subDomain,
    company_name: settings.settings.companyName,
    // A missing value counts as active (D-49).
    is_subscription_active: library.private.is_subscription_active !== false,
    is_white_label: library.private.is_white_label,
  };
}
