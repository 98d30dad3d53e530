import { docPath } from '@harborline/domain/paths';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { keyedId } from '../../platform/keyed-id';

/** A browser and the address it claims in a library. */
export interface AddressClaim {
  readonly libraryId: string;
  readonly email: string;
  /** of the browser's anonymous account */
  readonly uid: string;
}

const proofRef = ({ libraryId, email, uid }: AddressClaim) =>
  firestore().doc(docPath.addressProof(keyedId('address-proof', libraryId, email.toLowerCase(), uid)));

/**
 * Whether this browser has opened a link mailed to the address, so that mails to it may carry what the browser wrote
 * (D-07). It is kept per browser: who merely types an address that somebody else proved has proved nothing.
 */
export async function hasProvenAddress(transaction: Transaction, claim: AddressClaim): Promise<boolean> {
  return (await transaction.get(proofRef(claim))).exists;
}

/** Notes that the browser opened a link mailed to the address. */
export function recordAddressProof(transaction: Transaction, claim: AddressClaim): void {
  const proof = { support_lib_id: claim.libraryId, proven_at: FieldValue.serverTimestamp() };
  transaction.set(proofRef(claim), proof);
}
