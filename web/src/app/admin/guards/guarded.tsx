import { decide } from '@harborline/domain/permissions/decide';
import type { DeniedTarget, Requirement } from '@harborline/domain/permissions/requirement';
import { shownRole } from '@harborline/domain/team/standing';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useStaff } from '../../../features/session';
import { environment } from '../../../shared/config/environment';
import { adminLinks } from '../../../shared/routes/admin-links';

const TARGETS: Record<DeniedTarget, () => string> = {
  accessdenied: adminLinks.accessDenied,
  account: () => adminLinks.profile('account'),
};

interface GuardedProps {
  requirement: Requirement;
  children: ReactNode;
}

/**
 * Shows a screen to people whose permissions include it and sends the others where its row says (S6-19, S6-21),
 * along with why.
 */
export function Guarded({ requirement, children }: GuardedProps) {
  const user = useStaff();
  const subject = { permissions: user.permissions, role: shownRole(user), libraryId: user.support_lib_id };
  const decision = decide(subject, requirement, environment().defaultLibraryId);
  if (decision.isAllowed) return children;
  const { reason, missing } = decision;
  const why = { reason, missing, isOneEnough: requirement.mode === 'any' };
  return <Navigate to={TARGETS[requirement.deniedTarget]()} state={why} replace />;
}
