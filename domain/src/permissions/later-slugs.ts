import { ROLE_DEFAULTS } from './roles';
import type { PermissionSlug, Role } from './slugs';

/** Slugs introduced after the first people were stored (D-61). If absent, the role's default applies. */
export const LATER_SLUGS = [
  'canExportAgencies',
  'canActAsChild',
] as const satisfies readonly PermissionSlug[];

/** A stored set of permissions, completed with the later slugs. */
export function withLaterSlugs(
  permissions: Readonly<Record<string, boolean>>,
  role: Role,
): Record<string, boolean> {
  const missing = LATER_SLUGS.filter((slug) => !Object.hasOwn(permissions, slug));
  const added = missing.map((slug) => [slug, ROLE_DEFAULTS[role][slug]] as const);
  return { ...permissions, ...Object.fromEntries(added) };
}
