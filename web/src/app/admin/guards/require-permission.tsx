import { decide } from '@harborline/domain/permissions/decide';
import type { Requirement } from '@harborline/domain/permissions/requirement';
import { Navigate, Outlet } from 'react-router-dom';
import { useStaff } from '../../../features/session';
import { environment } from '../../../shared/config/environment';
import { adminLinks } from '../../../shared/routes/admin-links';

/** Sends people away from screens their permissions do not include (section 6); they are known by now. */
export function RequirePermission({ requirement }: { requirement: Requirement }) {
  const user = useStaff();
  const subject = { permissions: user.permissions, role: user.agent_role, libraryId: user.support_lib_id };
  const { isAllowed } = decide(subject, requirement, environment().defaultLibraryId);
  return isAllowed ? <Outlet /> : <Navigate to={adminLinks.accessDenied()} replace />;
}
