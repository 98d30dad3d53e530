import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import { INVITE_TEXTS } from '@harborline/domain/texts/team';
import { useCallback } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { type Page, type Pages, usePages } from '../../../shared/requests/use-pages';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { listInvitations, resendInvitation, revokeInvitation } from './invitations';
import { isOpen, withInvitation, withoutInvitation } from './open-invitations';

export interface Invitations extends Omit<Pages<InvitationItem>, 'setRows'> {
  readonly resend: (item: InvitationItem) => void;
  readonly revoke: (item: InvitationItem) => void;
  readonly add: (item: InvitationItem) => void;
}

/** One page of invitations, without those that have been approved or revoked. */
async function listOpen(cursor: string, signal: AbortSignal): Promise<Page<InvitationItem>> {
  const page = await listInvitations(cursor, signal);
  return { ...page, rows: page.rows.filter(isOpen) };
}

const idOf = ({ id }: InvitationItem): string => id;

/** The open invitations. Nothing is read for people who may not invite. */
export function useInvitations(mayInvite: boolean): Invitations {
  const toasts = useToasts();
  const onRefused = (error: Error) => toasts.error(refusalText(error));
  const { setRows, ...list } = usePages({
    key: ['invitations'],
    load: listOpen,
    idOf,
    isNeeded: mayInvite,
  });
  const put = useCallback(
    (item: InvitationItem) => setRows((items) => withInvitation(items, item)),
    [setRows],
  );
  const { run: resend } = useChange({
    name: 'invitation-not-resent',
    run: ({ id }: InvitationItem) => resendInvitation(id),
    showAtOnce: (item) => {
      put({ ...item, sent_at: new Date().toISOString() });
      return () => put(item);
    },
    onDone: (sent) => {
      put(sent);
      toasts.success(INVITE_TEXTS.resent(sent.email));
    },
    onRefused,
  });
  const { run: revoke } = useChange({
    name: 'invitation-not-revoked',
    run: ({ id }: InvitationItem) => revokeInvitation(id),
    showAtOnce: (item) => {
      setRows((items) => withoutInvitation(items, item));
      return () => put(item);
    },
    onDone: (_, { email }) => toasts.success(INVITE_TEXTS.revoked(email)),
    onRefused,
  });
  return {
    ...list,
    resend: (item) => void resend(item),
    revoke: (item) => void revoke(item),
    add: put,
  };
}
