import { approveInvitation as contract } from '@harborline/domain/api/invitation';
import { apiAddress } from '../../shared/api/api-address';
import { appCheckHeaders } from '../../shared/firebase/app-check-headers';
import { type JoinOutcome, joinOutcome } from './join-outcome';

/**
 * Follows an invitation (S7.1-10). Said by script alone, so that programs that only fetch links approve nothing;
 * the token goes nowhere else (D-09).
 */
export async function approveInvitation(token: string): Promise<JoinOutcome> {
  const address = `${apiAddress(contract)}?${new URLSearchParams({ token })}`;
  const response = await appCheckHeaders()
    .then((headers) => fetch(address, { headers, referrerPolicy: 'no-referrer', cache: 'no-store' }))
    .catch(() => null);
  if (response === null) return joinOutcome(null);
  const body: unknown = await response.json().catch(() => null);
  return joinOutcome({ status: response.status, body });
}
