import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { staffAddress } from '../../../shared/routes/staff-address';

/** A full page load: the visitors' pages are not part of this app. */
function LeaveFor({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address]);
  return null;
}

/** Continues to a URL of this site, replacing the current one. */
export function GoTo({ address }: { address: string }) {
  const isOfStaff = staffAddress(new URL(address, window.location.origin).pathname) !== null;
  return isOfStaff ? <Navigate to={address} replace /> : <LeaveFor address={address} />;
}
