import type { Requirement } from '@harborline/domain/permissions/requirement';
import { ROUTE_PERMISSIONS, type RouteName } from '@harborline/domain/permissions/table';
import type { ComponentType } from 'react';

export type Page = () => Promise<ComponentType>;

export interface AdminRoute {
  readonly pattern: string;
  readonly page: Page;
  /** what the signed-in person needs; null for the screens before signing in */
  readonly requirement: Requirement | null;
}

/** Names of the permission table are paths below /admin unless they begin with a slash. */
export const pathOf = (name: RouteName): string => (name.startsWith('/') ? name : `/admin/${name}`);

/** A screen anybody may open, such as the sign-in. */
export const open = (pattern: string, page: Page): AdminRoute => ({ pattern, page, requirement: null });

/** A screen behind its row of the permission table. */
export const screen = (name: RouteName, page: Page): AdminRoute => ({
  pattern: pathOf(name),
  page,
  requirement: ROUTE_PERMISSIONS[name],
});

/** A screen and all addresses below it. */
export const screens = (name: RouteName, page: Page): AdminRoute => ({
  ...screen(name, page),
  pattern: `${pathOf(name)}/*`,
});
