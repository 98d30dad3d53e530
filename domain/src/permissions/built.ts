import { PERMISSION_SLUGS, type PermissionSlug } from './slugs';
import type { CollectionOperation, RouteName } from './table';

interface UnbuiltArea {
  readonly routes: readonly RouteName[];
  /** permissions that nothing built requires */
  readonly slugs: readonly PermissionSlug[];
  /** collection operations that the rules already cover, so that no other permission opens them */
  readonly operations?: readonly CollectionOperation[];
}

/**
 * Areas of the specification that are not built yet (D-53). Navigation, settings list and permissions page leave
 * them out, and their routes show 'not available'. When an area is built, its row is deleted.
 */
const UNBUILT: Readonly<Record<string, UnbuiltArea>> = {
  flows: { routes: ['flowbuilder', 'manageflowbuilder'], slugs: ['canCreateAndEditFlows'] },
  reports: {
    routes: ['reports', 'reports/newreport', 'reportsstatic'],
    slugs: ['canViewReports', 'canCreateAndEditReports'],
  },
  // 'Edit integrations' also guards the custom CSS, which is built.
  integrations: { routes: ['profile/integrations'], slugs: ['canViewIntegrations'] },
};

const UNBUILT_AREAS = Object.values(UNBUILT);
const UNBUILT_SLUGS = new Set(UNBUILT_AREAS.flatMap(({ slugs }) => slugs));

/** Routes that show 'not available'. */
export const UNBUILT_ROUTES: readonly RouteName[] = UNBUILT_AREAS.flatMap(({ routes }) => routes);

export const isBuiltRoute = (name: RouteName): boolean => !UNBUILT_ROUTES.includes(name);

const UNBUILT_OPERATIONS = new Set(UNBUILT_AREAS.flatMap(({ operations = [] }) => operations));

/** Whether anything built performs this collection operation; for tests that list what is missing. */
export const isBuiltOperation = (name: CollectionOperation): boolean => !UNBUILT_OPERATIONS.has(name);

/** Whether anything built requires the permission. */
export const isBuiltSlug = (slug: PermissionSlug): boolean => !UNBUILT_SLUGS.has(slug);

/** The permissions to show on screens. */
export const BUILT_SLUGS: readonly PermissionSlug[] = PERMISSION_SLUGS.filter(isBuiltSlug);
