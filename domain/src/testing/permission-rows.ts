import { ENDPOINTS } from '../api/endpoints';
import type { Requirement } from '../permissions/requirement';
import {
  COLLECTION_PERMISSIONS,
  INBOX_TAB_PERMISSIONS,
  NAV_PERMISSIONS,
  ROUTE_PERMISSIONS,
} from '../permissions/table';

interface PermissionRow {
  readonly area: 'route' | 'nav' | 'inbox-tab' | 'endpoint' | 'collection';
  readonly name: string;
  readonly requirement: Requirement;
}

const rowsOf = (area: PermissionRow['area'], table: Readonly<Record<string, Requirement>>): PermissionRow[] =>
  Object.entries(table).map(([name, requirement]) => ({ area, name, requirement }));

/** Everything that requires permissions: the tables and the contracts. */
export const PERMISSION_ROWS: readonly PermissionRow[] = [
  ...rowsOf('route', ROUTE_PERMISSIONS),
  ...rowsOf('nav', NAV_PERMISSIONS),
  ...rowsOf('inbox-tab', INBOX_TAB_PERMISSIONS),
  ...ENDPOINTS.map(({ name, contract }) => ({
    area: 'endpoint' as const,
    name,
    requirement: contract.permission,
  })),
  ...rowsOf('collection', COLLECTION_PERMISSIONS),
];
