import type { User } from '@harborline/domain/entities/user';
import { landingFor } from '@harborline/domain/session/landing';

/** Addresses that mean the same in every library; others name something that only one library has. */
const KEPT = /^\/admin\/(?:profile\/\w+|reports\/\w+|\w+)$/;

/** Where the reload after a switch leads (S4.2-03): the same screen if the other library has it too. */
export function addressAfterSwitch(pathname: string, role: User['agent_role']): string {
  return KEPT.test(pathname) && pathname !== '/admin/inbox' ? pathname : landingFor(role);
}
