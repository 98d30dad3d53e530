import type { RouteName } from '@harborline/domain/permissions/table';
import type { ComponentType } from 'react';

export type Page = () => Promise<ComponentType>;

export interface AdminRoute {
  readonly pattern: string;
  readonly page: Page;
  /** the row of the permission table that guards it; null for screens before sign-in */
  readonly row: RouteName | null;
}

/** Names in the permission table are paths below /admin unless they start with a slash. */
export const pathOf = (name: RouteName): string => (name.startsWith('/') ? name : `/admin/${name}`);

/** A screen anyone may open, such as the sign-in. */
export const open = (pattern: string, page: Page): AdminRoute => ({ pattern, page, row: null });

/** A screen guarded by its row of the permission table. */
export const screen = (name: RouteName, page: Page): AdminRoute => ({
  pattern: pathOf(name),
  page,
  row: name,
});

/** A screen and all paths below it. */
export const screens = (name: RouteName, page: Page): AdminRoute => ({
  ...screen(name, page),
  pattern: `${pathOf(name)}/*`,
});
