import { isBuiltSlug } from '@harborline/domain/permissions/built';
import { SLUG_LABELS } from '@harborline/domain/permissions/slug-labels';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import type { Manager } from '../data/load-managers';
import type { Denial } from '../guards/denial';

/** Why access is denied, in one sentence. */
export function denialText(denial: Denial | null): string {
  if (denial === null) return ADMIN_TEXTS.deniedUnknown;
  if (denial.reason === 'wrong-library') return 'Only the main library has this page.';
  if (denial.reason === 'role-excluded') return 'This page is only for owners and admins.';
  if (denial.reason === 'switched-off') return 'The contact form is switched off.';
  const { length } = missingPermissions(denial);
  if (length === 0) return ADMIN_TEXTS.deniedBody;
  if (length === 1) return 'This page needs this permission:';
  return denial.isOneEnough
    ? 'This page needs one of these permissions:'
    : 'This page needs these permissions:';
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

/** The people to ask for access; '' if none are known or could grant it. */
export function whomToAsk(denial: Denial | null, managers: readonly Manager[]): string {
  const isMissing = denial?.reason === 'missing-permission' && missingPermissions(denial).length > 0;
  const mayBeGiven = isMissing || denial?.reason === 'role-excluded';
  if (!mayBeGiven || managers.length === 0) return '';
  return `Ask ${LIST.format(managers.map(({ name, role }) => `${name} (${role})`))} for access.`;
}
