import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../api/endpoints';
import { BUILT_SLUGS, isBuiltOperation, isBuiltRoute, isBuiltSlug, UNBUILT_ROUTES } from './built';
import { COLLECTION_PERMISSIONS, type CollectionOperation, ROUTE_PERMISSIONS, type RouteName } from './table';

const builtRoutes = Object.entries(ROUTE_PERMISSIONS).filter(([name]) => isBuiltRoute(name as RouteName));
const builtOperations = Object.entries(COLLECTION_PERMISSIONS).filter(([name]) =>
  isBuiltOperation(name as CollectionOperation),
);
const builtEndpoints = ENDPOINTS.map(({ name, contract }) => [name, contract.permission] as const);
const built = [...builtRoutes, ...builtEndpoints, ...builtOperations];

describe('what is built (D-53)', () => {
  it('names no route twice', () => {
    expect(new Set(UNBUILT_ROUTES).size).toBe(UNBUILT_ROUTES.length);
  });

  it.each(built)('shows a permission that opens %s', (_, { mode, slugs }) => {
    if (mode === 'all') expect(slugs.filter((slug) => !isBuiltSlug(slug))).toEqual([]);
    else if (slugs.length > 0) expect(slugs.some(isBuiltSlug)).toBe(true);
  });

  it('shows no permission that nothing built requires', () => {
    const asked = new Set(built.flatMap(([, { slugs }]) => slugs));
    const checkedByEndpoints = new Set(['canChangeTeammatesStatus', 'canUpdateUserRoles']);
    expect(BUILT_SLUGS.filter((slug) => !asked.has(slug) && !checkedByEndpoints.has(slug))).toEqual([]);
  });
});
