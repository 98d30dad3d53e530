import type { Requirement } from '@harborline/domain/permissions/requirement';
import { Outlet } from 'react-router-dom';
import { Guarded } from './guarded';

/** Guard of a route; whoever passes sees the screen below it. The person is known by now. */
export function RequirePermission({ requirement }: { requirement: Requirement }) {
  return (
    <Guarded requirement={requirement}>
      <Outlet />
    </Guarded>
  );
}
