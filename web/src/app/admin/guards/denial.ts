import { PERMISSION_SLUGS, type PermissionSlug } from '@harborline/domain/permissions/slugs';
import * as z from 'zod/mini';

const denialSchema = z.object({
  reason: z.enum(['missing-permission', 'wrong-library', 'role-excluded']),
  missing: z.array(z.enum(PERMISSION_SLUGS)),
  /** whether one of the missing permissions would do */
  isOneEnough: z.boolean(),
});

/** Why a guard sent somebody away; it travels in the history entry, not in the address. */
export interface Denial {
  readonly reason: 'missing-permission' | 'wrong-library' | 'role-excluded';
  readonly missing: readonly PermissionSlug[];
  readonly isOneEnough: boolean;
}

/** What a history entry says about a denial; null for somebody who came by themselves. */
export function readDenial(state: unknown): Denial | null {
  const parsed = denialSchema.safeParse(state);
  return parsed.success ? parsed.data : null;
}
