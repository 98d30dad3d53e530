import { landingFor } from '@harborline/domain/session/landing';
import { shownRole } from '@harborline/domain/team/standing';
import { Navigate } from 'react-router-dom';
import { useStaff } from '../../../shared/staff/session-context';

/** /admin itself: redirects agents to the inbox, others to Content (S2.5-01, S2.5-02). */
export function LandingRedirect() {
  return <Navigate to={landingFor(shownRole(useStaff()))} replace />;
}
