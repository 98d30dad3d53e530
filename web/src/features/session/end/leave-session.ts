import type { User } from '@harborline/domain/entities/user';
import { isActing } from '@harborline/domain/team/standing';
import type { EndReason } from '../../../shared/staff/session-state';
import { closingStep, runLogoutSteps } from './logout-steps';

/**
 * What a session has to do while its credentials still hold: leave the library acted in (S4.5-24), then whatever
 * was registered, such as closing the live connection (S4.5-25). Ends that nobody asked for leave acting as it is.
 * @returns whether all that was asked for happened; nothing keeps anybody from signing out (D-29)
 */
export async function leaveSession(reason: EndReason, user: User | null): Promise<boolean> {
  const isLeavingChild = reason === 'logged-out' && user !== null && isActing(user);
  const hasLeft =
    !isLeavingChild ||
    (await closingStep('logoutas', async () => (await import('../leave-child')).leaveChild(user)));
  await runLogoutSteps(reason);
  return hasLeft;
}
