import { isBuiltSlug } from '@harborline/domain/permissions/built';
import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import type { Manager } from '../data/load-managers';
import type { Denial } from '../guards/denial';

/** Why access is denied, in one sentence. */
export function denialText(denial: Denial | null): string {
  if (denial === null) return ADMIN_TEXTS.deniedUnknown;
  if (denial.reason === 'wrong-library') return ADMIN_TEXTS.deniedWrongLibrary;
  if (denial.reason === 'role-excluded') return ADMIN_TEXTS.deniedRole;
  const { length } = missingPermissions(denial);
  if (length === 0) return ADMIN_TEXTS.deniedBody;
  if (length === 1) return ADMIN_TEXTS.deniedOne;
  return denial.isOneEnough ? ADMIN_TEXTS.deniedOneOf : ADMIN_TEXTS.deniedAll;
}

export interface MissingPermission {
  readonly slug: PermissionSlug;
  readonly label: string;
  readonly description: string;
}

/** The labels of the missing permissions; those of unbuilt areas cannot be granted (D-53). */
export function missingPermissions(denial: Denial | null): MissingPermission[] {
  return (denial?.missing ?? []).filter(isBuiltSlug).map((slug) => ({ slug, ...SLUG_LABELS[slug] }));
}

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** Names the people to ask for access; '' if none are known or could grant it. */
export function whoCanGrant(denial: Denial | null, managers: readonly Manager[]): string {
  const isMissing = denial?.reason === 'missing-permission' && missingPermissions(denial).length > 0;
  const canBeGranted = isMissing || denial?.reason === 'role-excluded';
  if (!canBeGranted || managers.length === 0) return '';
  return ADMIN_TEXTS.askForAccess(LIST.format(managers.map(({ name, role }) => `${name} (${role})`)));
}
