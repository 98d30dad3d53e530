import { BUILT_SLUGS } from '@harborline/domain/permissions/built';
import { PERMISSION_SLUGS, type PermissionSlug } from '@harborline/domain/permissions/slugs';

export type Grants = Readonly<Record<PermissionSlug, boolean>>;

/** One person's permissions being edited: the stored ones, and the unsaved changes. */
export interface PermissionDraft {
  readonly stored: Grants;
  /** slugs whose value differs from the stored one */
  readonly changes: ReadonlyMap<PermissionSlug, boolean>;
}

export const draftOf = (stored: Grants): PermissionDraft => ({ stored, changes: new Map() });

export const isOn = ({ stored, changes }: PermissionDraft, slug: PermissionSlug): boolean =>
  changes.get(slug) ?? stored[slug];

export function withValue(draft: PermissionDraft, slug: PermissionSlug, value: boolean): PermissionDraft {
  const changes = new Map(draft.changes);
  if (value === draft.stored[slug]) changes.delete(slug);
  else changes.set(slug, value);
  return { stored: draft.stored, changes };
}

/** Whether another person saved something else while there are unsaved changes. */
export const isOvertaken = (draft: PermissionDraft, stored: Grants): boolean =>
  draft.changes.size > 0 && PERMISSION_SLUGS.some((slug) => stored[slug] !== draft.stored[slug]);

/** Takes over newly stored permissions; unsaved changes stay unless they match by now. */
export function rebased(draft: PermissionDraft, stored: Grants): PermissionDraft {
  return { stored, changes: new Map([...draft.changes].filter(([slug, value]) => stored[slug] !== value)) };
}

/** Whether the editor may set a slug: revoking is always allowed, granting requires having it (D-33). */
export function maySet(
  { stored }: PermissionDraft,
  { slug, value, held }: { slug: PermissionSlug; value: boolean; held: Readonly<Record<string, boolean>> },
): boolean {
  return !value || stored[slug] || held[slug] === true;
}

/** Only counts the permissions on the screen (D-53). */
export const differingSlugs = (draft: PermissionDraft, defaults: Grants): readonly PermissionSlug[] =>
  BUILT_SLUGS.filter((slug) => isOn(draft, slug) !== defaults[slug]);

/** Resets everything to the role, as far as the editor may. */
export function allToDefault(
  draft: PermissionDraft,
  defaults: Grants,
  held: Readonly<Record<string, boolean>>,
): PermissionDraft {
  return differingSlugs(draft, defaults)
    .filter((slug) => maySet(draft, { slug, value: defaults[slug], held }))
    .reduce((changed, slug) => withValue(changed, slug, defaults[slug]), draft);
}
