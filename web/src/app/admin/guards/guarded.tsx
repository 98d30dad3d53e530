import { decide } from '@harborline/domain/permissions/decide';
import type { DeniedTarget, Requirement } from '@harborline/domain/permissions/requirement';
import { landingFor } from '@harborline/domain/session/landing';
import { shownRole } from '@harborline/domain/team/standing';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { environment } from '../../../shared/config/environment';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';

const TARGETS: Record<DeniedTarget, () => string> = {
  accessdenied: adminLinks.accessDenied,
  account: () => adminLinks.profile('account'),
};

interface GuardedProps {
  requirement: Requirement;
  children: ReactNode;
}

/** Whether the screen was open until the user started or stopped viewing as a teammate. */
function useHasSwitchedView(isAllowed: boolean): boolean {
  const { viewing_as: viewedUid = '' } = useStaff();
  const lastAllowed = useRef(viewedUid);
  useEffect(() => {
    if (isAllowed) lastAllowed.current = viewedUid;
  }, [isAllowed, viewedUid]);
  return !isAllowed && lastAllowed.current !== viewedUid;
}

/**
 * Shows a screen to people whose permissions include it and redirects others as its row says (S6-19, S6-21),
 * with the reason. Starting to view as a teammate is not a denial: it leads to that role's landing page.
 */
export function Guarded({ requirement, children }: GuardedProps) {
  const user = useStaff();
  const subject = { permissions: user.permissions, role: shownRole(user), libraryId: user.support_lib_id };
  const decision = decide(subject, requirement, environment().defaultLibraryId);
  const hasSwitchedView = useHasSwitchedView(decision.isAllowed);
  const { pathname, search, hash } = useLocation();
  if (decision.isAllowed) return children;
  const landing = landingFor(subject.role);
  if (hasSwitchedView && !landing.startsWith(pathname)) return <Navigate to={landing} replace />;
  const { reason, missing } = decision;
  const from = pathname + search + hash;
  const why = { reason, missing, isOneEnough: requirement.mode === 'any', from };
  return <Navigate to={TARGETS[requirement.deniedTarget]()} state={why} replace />;
}
