import type { User } from '@harborline/domain/entities/user';
import type { InvitationItem } from '@harborline/domain/invitation/invitation-item';
import { invitableRoles } from '@harborline/domain/invitation/may-invite';
import { useMemo } from 'react';
import type { Teammate } from '../people/teammate';
import { InviteDialog } from './invite-dialog';
import { useInvite } from './use-invite';

interface InviteFlowProps {
  me: User;
  /** who need not be invited */
  active: readonly Teammate[];
  onInvited: (item: InvitationItem) => void;
  onClose: () => void;
}

/** The invitation dialog from its opening until everybody is invited. */
export function InviteFlow({ me, active, onInvited, onClose }: InviteFlowProps) {
  const { isBusy, failures, send } = useInvite({ onInvited, onAllInvited: onClose });
  const teamEmails = useMemo(
    () => new Set(active.map(({ user_email }) => user_email.toLowerCase())),
    [active],
  );
  return (
    <InviteDialog
      roles={invitableRoles(me)}
      teamEmails={teamEmails}
      isBusy={isBusy}
      failures={failures}
      onInvite={(emails, role) => void send(emails, role)}
      onClose={onClose}
    />
  );
}
