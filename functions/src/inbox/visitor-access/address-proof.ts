import { addressProof } from '@harborline/domain/stores/bookkeeping';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { keyedId } from '../../platform/keyed-id';
import { isStored } from '../../platform/store/read';
import { deleteRecord, setRecord } from '../../platform/store/write';

/** A browser and the address it claims in a library. */
export interface AddressClaim {
  readonly libraryId: string;
  readonly email: string;
  /** of the browser's anonymous account */
  readonly uid: string;
}

const proofOf = ({ libraryId, email, uid }: AddressClaim) =>
  addressProof(keyedId('address-proof', libraryId, email.toLowerCase(), uid));

/**
 * Whether this browser has opened a link mailed to the address, so that mails to it may carry what the browser wrote
 * (D-07). Kept per browser: typing an address that another visitor has proven proves nothing.
 */
export async function hasProvenAddress(transaction: Transaction, claim: AddressClaim): Promise<boolean> {
  return isStored(proofOf(claim), transaction);
}

/** Notes that the browser opened a link mailed to the address. */
export function recordAddressProof(transaction: Transaction, claim: AddressClaim): void {
  const proof = { support_lib_id: claim.libraryId, proven_at: FieldValue.serverTimestamp() };
  setRecord(transaction, proofOf(claim), proof);
}

/** Forgets that the browser opened a link: somebody else may sit there next. */
export const removeAddressProof = (transaction: Transaction, claim: AddressClaim): void =>
  deleteRecord(transaction, proofOf(claim));
