import type { Requirement } from '../permissions/requirement';
import { PERMISSION_SLUGS, type PermissionSet, type PermissionSlug } from '../permissions/slugs';

const setOf = (isOn: (slug: PermissionSlug) => boolean): PermissionSet =>
  Object.fromEntries(PERMISSION_SLUGS.map((slug) => [slug, isOn(slug)])) as PermissionSet;

/** These slugs on, every other one off. */
export const onlyThese = (slugs: readonly PermissionSlug[]): PermissionSet =>
  setOf((slug) => slugs.includes(slug));

/** These slugs off, every other one on. */
export const allBut = (slugs: readonly PermissionSlug[]): PermissionSet =>
  setOf((slug) => !slugs.includes(slug));

export interface SlugCase {
  readonly name: string;
  readonly permissions: PermissionSet;
  /** the expected result for a requirement, derived from the row and not by the code under test */
  readonly opens: (requirement: Requirement) => boolean;
}

/** Each slug off alone and on alone. */
export const SLUG_CASES: readonly SlugCase[] = PERMISSION_SLUGS.flatMap((slug) => [
  {
    name: `everything but ${slug}`,
    permissions: allBut([slug]),
    opens: ({ slugs, mode, isPublic }: Requirement) =>
      isPublic === true || (mode === 'all' ? !slugs.includes(slug) : slugs.some((other) => other !== slug)),
  },
  {
    name: `${slug} alone`,
    permissions: onlyThese([slug]),
    opens: ({ slugs, mode, isPublic }: Requirement) =>
      isPublic === true || (mode === 'all' ? slugs.every((own) => own === slug) : slugs.includes(slug)),
  },
]);
