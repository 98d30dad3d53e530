import * as contract from '@harborline/domain/api/admin/library-address';
import { auditChanges } from '@harborline/domain/audit/audit-change';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import {
  type AddressField,
  checkLibraryAddress,
  type LibraryAddress,
  lookupsOf,
} from '@harborline/domain/library/library-address';
import { docPath } from '@harborline/domain/paths';
import { ADDRESS_TEXTS } from '@harborline/domain/texts/library-address';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../audit';
import { readLibrary } from '../libraries';
import type { Staff } from '../platform/caller';
import { config } from '../platform/config';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { libraryTarget } from './acting/acting-answer';

const addressOf = ({ library_refkey, library_domain, custom_subDomain }: LibraryAddress): LibraryAddress => ({
  library_refkey,
  library_domain,
  custom_subDomain,
});

/** Paths of all lookups of an address. */
function pathsOf(address: LibraryAddress): string[] {
  const { key, hosts } = lookupsOf(address);
  return [docPath.libraryKey(key), ...hosts.map(docPath.libraryHost)];
}

/** Which field a lookup that somebody else has belongs to. */
function fieldOf(path: string, after: LibraryAddress): AddressField {
  if (path === docPath.libraryKey(after.library_refkey)) return 'library_refkey';
  return path === docPath.libraryHost(after.library_domain) ? 'library_domain' : 'custom_subDomain';
}

const ownerOf = (lookup: DocumentSnapshot): unknown => lookup.get('support_lib_id');

/** Moves the lookups; nothing is written when one of the new ones is somebody else's. @throws ApiError 'conflict' */
async function moveLookups(
  transaction: Transaction,
  libraryId: string,
  before: LibraryAddress,
  after: LibraryAddress,
): Promise<void> {
  const wanted = pathsOf(after);
  const left = pathsOf(before).filter((path) => !wanted.includes(path));
  const refs = [...wanted, ...left].map((path) => firestore().doc(path));
  const lookups = await transaction.getAll(...refs);
  for (const lookup of lookups.slice(0, wanted.length)) {
    if (!lookup.exists || ownerOf(lookup) === libraryId) continue;
    throw new ApiError('conflict', ADDRESS_TEXTS[fieldOf(lookup.ref.path, after)].taken);
  }
  for (const { ref } of lookups.slice(0, wanted.length)) transaction.set(ref, { support_lib_id: libraryId });
  for (const lookup of lookups.slice(wanted.length)) {
    if (ownerOf(lookup) === libraryId) transaction.delete(lookup.ref);
  }
}

const FIELDS: readonly AddressField[] = ['library_refkey', 'library_domain', 'custom_subDomain'];
const differences = (before: LibraryAddress, after: LibraryAddress) =>
  auditChanges(FIELDS, { ...before }, { ...after });

function saveAddress(
  transaction: Transaction,
  library: LibraryPublic,
  after: LibraryAddress,
  staff: Staff,
): void {
  const changes = differences(addressOf(library), after);
  transaction.update(firestore().doc(docPath.library(library.id)), { ...after });
  const audited = { action: 'address-changed', libraryId: library.id, changes } as const;
  writeAudit(transaction, auditEntry(staff, { ...audited, target: libraryTarget(library) }));
}

/** PATCH libraryaddress: reference key, domain and sub-domain of the library acted in (D-01). */
export const changeLibraryAddress = staffEndpoint(contract.changeLibraryAddress, async (given, staff) => {
  const check = checkLibraryAddress(given, new URL(config().publicOrigin).hostname);
  if (!check.isValid) throw new ApiError('invalid-input', ADDRESS_TEXTS[check.field].invalid);
  return firestore().runTransaction(async (transaction) => {
    const library = await readLibrary(transaction, staff.support_lib_id);
    if (!library) throw new ApiError('not-found');
    const before = addressOf(library.public);
    const after = { ...before, ...check.address };
    if (differences(before, after).length === 0) return after;
    await moveLookups(transaction, library.id, before, after);
    saveAddress(transaction, library.public, after, staff);
    return after;
  });
});
