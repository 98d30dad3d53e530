import type { User } from '@harborline/domain/entities/user';
import { landingFor } from '@harborline/domain/session/landing';
import { ADMIN_PATTERNS } from '../../../shared/routes/admin-links';

/** Addresses that mean the same in every library; others name something that only one library has. */
const KEPT = /^\/admin\/(?:profile\/\w+|reports\/\w+|\w+)$/;

/** The open conversation and the reason of a denial are those of one library. */
const OF_ONE_LIBRARY: readonly string[] = [ADMIN_PATTERNS.inbox, ADMIN_PATTERNS.accessDenied];

/** Where the reload after a switch leads (S4.2-03): the same screen if the other library has it too. */
export function addressAfterSwitch(pathname: string, role: User['agent_role']): string {
  return KEPT.test(pathname) && !OF_ONE_LIBRARY.includes(pathname) ? pathname : landingFor(role);
}
