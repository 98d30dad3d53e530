import type { GrantedPermissions } from '@harborline/domain/permissions/decide';
import { PERMISSION_SLUGS, type PermissionSlug } from '@harborline/domain/permissions/slugs';
import * as z from 'zod/mini';

const REASONS = ['missing-permission', 'wrong-library', 'role-excluded'] as const;

const denialSchema = z.object({
  reason: z.enum(REASONS),
  missing: z.array(z.enum(PERMISSION_SLUGS)),
  /** whether one of the missing permissions is enough */
  isOneEnough: z.boolean(),
  from: z._default(z.string(), ''),
});

/** Why a guard denied access. It is kept in the history entry, not in the URL. */
export interface Denial {
  readonly reason: (typeof REASONS)[number];
  readonly missing: readonly PermissionSlug[];
  readonly isOneEnough: boolean;
  /** the denied URL, '' if unknown */
  readonly from: string;
}

/** Whether the missing permission has been granted since; other reasons do not change. */
export function isLifted({ reason, missing, isOneEnough }: Denial, granted: GrantedPermissions): boolean {
  if (reason !== 'missing-permission') return false;
  const has = (slug: PermissionSlug) => granted[slug] === true;
  return isOneEnough ? missing.some(has) : missing.every(has);
}

/** The denial in a history entry; null if the user came here directly. */
export function readDenial(state: unknown): Denial | null {
  const parsed = denialSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
