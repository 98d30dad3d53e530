import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { staffAddress } from '../../../shared/routes/staff-address';

/** A new page: the visitors' pages are no part of this one. */
function LeaveFor({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address]);
  return null;
}

/** Goes on to an address of this site, in place of the present one. */
export function GoTo({ address }: { address: string }) {
  const isOfStaff = staffAddress(new URL(address, window.location.origin).pathname) !== null;
  return isOfStaff ? <Navigate to={address} replace /> : <LeaveFor address={address} />;
}
