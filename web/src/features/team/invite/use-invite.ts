import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import type { Role } from '@harborline/domain/permissions/slugs';
import { INVITE_TEXTS } from '@harborline/domain/texts/team';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { invite } from './invitations';

export interface InviteFailure {
  readonly email: string;
  readonly errorText: string;
}

interface Invited {
  readonly emails: readonly string[];
  readonly role: Role;
}

interface InviteOptions {
  readonly onInvited: (item: InvitationItem) => void;
  /** called with the invitations that the server refused */
  readonly onDone: (failures: readonly InviteFailure[]) => void;
}

/** Invites people one after another; a refusal does not stop the others. */
export function useInvite({ onInvited, onDone }: InviteOptions) {
  const toasts = useToasts();
  return useChange({
    name: 'not-invited',
    run: async ({ emails, role }: Invited) => {
      const failures: InviteFailure[] = [];
      for (const email of emails) {
        try {
          onInvited(await invite(email, role));
        } catch (error) {
          report('not-invited', error);
          failures.push({ email, errorText: refusalText(error) });
        }
      }
      return failures;
    },
    onDone: (failures, { emails }) => {
      const refused = new Set(failures.map(({ email }) => email));
      const invited = emails.filter((email) => !refused.has(email));
      const [first] = invited;
      if (first !== undefined) toasts.success(INVITE_TEXTS.sent(invited.length, first));
      onDone(failures);
    },
  });
}
