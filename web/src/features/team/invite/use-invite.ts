import type { InvitationItem } from '@harborline/domain/invitation/invitation-item';
import type { Role } from '@harborline/domain/permissions/slugs';
import { INVITE_TEXTS } from '@harborline/domain/texts/team';
import { useCallback, useState } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { invite } from './invitations';

export interface InviteResult {
  readonly email: string;
  readonly errorText: string;
}

interface InviteOptions {
  readonly onInvited: (item: InvitationItem) => void;
  readonly onAllInvited: () => void;
}

/** Invites people one after another; `failures` are those whom the server refused. */
export function useInvite({ onInvited, onAllInvited }: InviteOptions) {
  const [isBusy, setIsBusy] = useState(false);
  const [failures, setFailures] = useState<readonly InviteResult[]>([]);
  const toasts = useToasts();

  const send = useCallback(
    async (emails: readonly string[], role: Role) => {
      setIsBusy(true);
      const failed: InviteResult[] = [];
      for (const email of emails) {
        try {
          onInvited(await invite(email, role));
        } catch (error) {
          report('not-invited', error);
          failed.push({ email, errorText: refusalText(error) });
        }
      }
      const count = emails.length - failed.length;
      const failedEmails = new Set(failed.map(({ email }) => email));
      const first = emails.find((email) => !failedEmails.has(email)) ?? '';
      if (count > 0) toasts.success(INVITE_TEXTS.sent(count, first));
      setFailures(failed);
      setIsBusy(false);
      if (failed.length === 0) onAllInvited();
    },
    [onInvited, onAllInvited, toasts],
  );
  return { isBusy, failures, send };
}
