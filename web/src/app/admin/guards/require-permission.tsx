import type { Requirement } from '@harborline/domain/permissions/requirement';
import { ROUTE_PERMISSIONS, type RouteName } from '@harborline/domain/permissions/table';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import { Guarded } from './guarded';

/** Guard of a route. The signed-in person is known by now. */
export function RequirePermission({ requirement }: { requirement: Requirement }) {
  return (
    <Guarded requirement={requirement}>
      <Outlet />
    </Guarded>
  );
}

/** The guard of a row of the permission table, as a route component. */
export const guardOf = (row: RouteName): ComponentType => {
  const Guard = () => <RequirePermission requirement={ROUTE_PERMISSIONS[row]} />;
  return Guard;
};
