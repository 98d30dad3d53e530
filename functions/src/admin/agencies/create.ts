import * as contract from '@harborline/domain/api/admin/agency';
import { buildLibrary, type NewLibrary } from '@harborline/domain/library/build-library';
import { isClaimableKey, normaliseLibraryKey } from '@harborline/domain/library/library-key';
import { category as categoryDocument } from '@harborline/domain/stores/categories';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { libraryKey } from '@harborline/domain/stores/library-lookups';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import { ADDRESS_TEXTS } from '@harborline/domain/texts/library-address';
import type { Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import { brandOf, type Library } from '../../libraries';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { isStored } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { checkInvitationRate, invitationIdOf, sendInvitation } from '../../teams';
import { demandAgencyUser, presentAgency } from './agency-user';

interface NewIds {
  readonly id: string;
  readonly key: string;
  readonly categoryId: string;
}

function writeLibrary(
  transaction: Transaction,
  { id, key, categoryId }: NewIds,
  library: NewLibrary,
): Library {
  const lookup = { support_lib_id: id };
  createRecord(transaction, libraryDocument(id), library.visible);
  createRecord(transaction, libraryPrivate(id), library.hidden);
  createRecord(transaction, libraryKey(key), lookup);
  createRecord(transaction, categoryDocument(categoryId), { ...lookup, ...library.category });
  return { id, public: { ...library.visible, id }, private: library.hidden };
}

/** POST agency: makes a child of the caller's library and invites its owner (S7.1-16). */
export const createAgency = staffEndpoint(
  contract.createAgency,
  async ({ library_refkey, companyName, library_email }, staff, { nowMs }) => {
    demandAgencyUser(staff);
    const key = normaliseLibraryKey(library_refkey.trim());
    if (!isClaimableKey(key)) throw new ApiError('invalid-input', ADDRESS_TEXTS.library_refkey.invalid);
    const ids = { id: randomId(), key, categoryId: randomId() };
    const parentId = staff.init_support_lib_id;
    const invitationId = invitationIdOf(ids.id, library_email);
    const library = await firestore().runTransaction(async (transaction) => {
      if (await isStored(libraryKey(key), transaction)) {
        throw new ApiError('conflict', ADDRESS_TEXTS.library_refkey.taken);
      }
      const count = await checkInvitationRate(transaction, library_email, staff.uid, nowMs);
      count();
      const request = { key, companyName, email: library_email, parentId, categoryId: ids.categoryId };
      const made = writeLibrary(transaction, ids, buildLibrary(request));
      const target = { kind: 'library', id: ids.id, label: companyName };
      for (const libraryId of [ids.id, parentId]) {
        writeAudit(transaction, auditEntry(staff, { action: 'library-created', libraryId, target }));
      }
      await sendInvitation(transaction, {
        id: invitationId,
        libraryId: ids.id,
        brand: brandOf(made),
        email: library_email,
        role: 'owner',
        invitedBy: { uid: staff.uid, name: staff.display_name || staff.agent_name },
        nowMs,
      });
      return made;
    });
    return { agency: presentAgency(library), invitation_id: invitationId };
  },
);
