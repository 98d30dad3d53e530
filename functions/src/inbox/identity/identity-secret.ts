import { createHmac } from 'node:crypto';
import * as contract from '@harborline/domain/api/inbox/identity';
import { identityKey } from '@harborline/domain/stores/bookkeeping';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import { config } from '../../platform/config';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';

/** Derived, so that no secret is stored. */
const secretOf = (libraryId: string, version: number): string =>
  createHmac('sha256', config().linkSigningSecret)
    .update(JSON.stringify(['visitor-identity', libraryId, version]))
    .digest('base64url');

const versionOf = async (libraryId: string, transaction?: Transaction): Promise<number> =>
  (await readRecord(identityKey(libraryId), transaction))?.version ?? 0;

/** What a library's server signs identities with (D-88). */
export const identitySecret = async (libraryId: string): Promise<string> =>
  secretOf(libraryId, await versionOf(libraryId));

/** GET identitysecret */
export const getIdentitySecret = staffEndpoint(contract.getIdentitySecret, async (_nothing, staff) => ({
  secret: await identitySecret(staff.support_lib_id),
}));

/** POST identitysecret: the secret before signs nothing any more. Team logs name who replaced it. */
export const renewIdentitySecret = staffEndpoint(contract.renewIdentitySecret, async (_nothing, staff) => {
  const libraryId = staff.support_lib_id;
  const version = await firestore().runTransaction(async (transaction) => {
    const next = (await versionOf(libraryId, transaction)) + 1;
    setRecord(transaction, identityKey(libraryId), {
      support_lib_id: libraryId,
      version: next,
      changed_at: FieldValue.serverTimestamp(),
      changed_by: staff.uid,
    });
    writeAudit(
      transaction,
      auditEntry(staff, {
        action: 'identity-secret-replaced',
        libraryId,
        target: { kind: 'library', id: libraryId, label: '' },
      }),
    );
    return next;
  });
  return { secret: secretOf(libraryId, version) };
});
