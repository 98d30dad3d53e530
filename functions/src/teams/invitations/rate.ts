import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { checkRate } from '../../platform/rate-limit';

/**
 * Limits the invitations mailed to one address, by whomever and however often they are sent again or taken back:
 * their words are partly the sender's, and the address never asked for them. Reads, so call it before any write.
 * @returns how to count the one that is sent
 * @throws ApiError 'rate-limited'
 */
export async function checkInvitationRate(
  transaction: Transaction,
  email: string,
  nowMs: number,
): Promise<() => void> {
  const rate = await checkRate(transaction, 'invitation', { address: email }, nowMs);
  if (rate.exceeded) throw new ApiError('rate-limited');
  return rate.count;
}
