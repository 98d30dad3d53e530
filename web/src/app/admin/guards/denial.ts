import type { GrantedPermissions } from '@harborline/domain/permissions/decide';
import { PERMISSION_SLUGS, type PermissionSlug } from '@harborline/domain/permissions/slugs';
import * as z from 'zod/mini';

const REASONS = ['missing-permission', 'wrong-library', 'role-excluded', 'switched-off'] as const;

const denialSchema = z.object({
  reason: z.enum(REASONS),
  missing: z.array(z.enum(PERMISSION_SLUGS)),
  /** whether one of the missing permissions would do */
  isOneEnough: z.boolean(),
  from: z._default(z.string(), ''),
});

/** Why a guard sent somebody away; it travels in the history entry, not in the address. */
export interface Denial {
  readonly reason: (typeof REASONS)[number];
  readonly missing: readonly PermissionSlug[];
  readonly isOneEnough: boolean;
  /** the address that stayed closed, '' if it is not known */
  readonly from: string;
}

/** Whether somebody was given what was missing since; nothing else changes by being asked for. */
export function isLifted({ reason, missing, isOneEnough }: Denial, granted: GrantedPermissions): boolean {
  if (reason !== 'missing-permission') return false;
  const has = (slug: PermissionSlug) => granted[slug] === true;
  return isOneEnough ? missing.some(has) : missing.every(has);
}

/** What a history entry says about a denial; null for somebody who came by themselves. */
export function readDenial(state: unknown): Denial | null {
  const parsed = denialSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
