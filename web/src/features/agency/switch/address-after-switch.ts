import type { User } from '@harborline/domain/entities/user';
import { landingFor } from '@harborline/domain/session/landing';
import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';

/** Paths that are valid in every library; others name something that only one library has. */
const KEPT = /^\/admin\/(?:profile\/\w+|reports\/\w+|\w+)$/;

/** The open conversation and the reason for a denial belong to one library. */
const OF_ONE_LIBRARY: readonly string[] = [ADMIN_PATTERNS.inbox, ADMIN_PATTERNS.accessDenied];

/** Path to open after a switch (S4.2-03): the same screen if the other library has it, too. */
export function addressAfterSwitch(pathname: string, role: User['agent_role']): string {
  return KEPT.test(pathname) && !OF_ONE_LIBRARY.includes(pathname) ? pathname : landingFor(role);
}
