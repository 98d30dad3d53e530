import * as contract from '@harborline/domain/api/admin/library-address';
import { auditChanges } from '@harborline/domain/audit/audit-change';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import {
  type AddressField,
  checkLibraryAddress,
  type LibraryAddress,
  lookupsOf,
} from '@harborline/domain/library/library-address';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { libraryHost, libraryKey } from '@harborline/domain/stores/library-lookups';
import { ADDRESS_TEXTS } from '@harborline/domain/texts/library-address';
import type { Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../audit';
import { readLibrary } from '../libraries';
import type { Staff } from '../platform/caller';
import { config } from '../platform/config';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { refOf } from '../platform/store/read';
import { deleteRecord, setRecord, updateRecord } from '../platform/store/write';
import { libraryTarget } from './acting/acting-answer';

const addressOf = ({ library_refkey, library_domain, custom_subDomain }: LibraryAddress): LibraryAddress => ({
  library_refkey,
  library_domain,
  custom_subDomain,
});

type Lookup = ReturnType<typeof libraryKey>;

/** All lookups of an address. */
function lookupsAt(address: LibraryAddress): Lookup[] {
  const { key, hosts } = lookupsOf(address);
  return [libraryKey(key), ...hosts.map(libraryHost)];
}

/** The field of the address to which a lookup belongs. */
function fieldOf({ path }: Lookup, after: LibraryAddress): AddressField {
  if (path === libraryKey(after.library_refkey).path) return 'library_refkey';
  return path === libraryHost(after.library_domain).path ? 'library_domain' : 'custom_subDomain';
}

/** Moves the lookups; writes nothing if another library has one of the new ones. @throws ApiError 'conflict' */
async function moveLookups(
  transaction: Transaction,
  libraryId: string,
  before: LibraryAddress,
  after: LibraryAddress,
): Promise<void> {
  const wanted = lookupsAt(after);
  const left = lookupsAt(before).filter(({ path }) => wanted.every((lookup) => lookup.path !== path));
  const stored = await transaction.getAll(...[...wanted, ...left].map(refOf));
  const isOwn = (index: number) => stored[index]?.get('support_lib_id') === libraryId;
  for (const [index, lookup] of wanted.entries()) {
    if (!stored[index]?.exists || isOwn(index)) continue;
    throw new ApiError('conflict', ADDRESS_TEXTS[fieldOf(lookup, after)].taken);
  }
  for (const lookup of wanted) setRecord(transaction, lookup, { support_lib_id: libraryId });
  for (const [index, lookup] of left.entries()) {
    if (isOwn(wanted.length + index)) deleteRecord(transaction, lookup);
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
  updateRecord(transaction, libraryDocument(library.id), after);
  const audited = { action: 'address-changed', libraryId: library.id, changes } as const;
  writeAudit(transaction, auditEntry(staff, { ...audited, target: libraryTarget(library) }));
}

/** PATCH libraryaddress: reference key, domain and sub-domain of the current library (D-01). */
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
