import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import { INVITE_TEXTS } from '@harborline/domain/texts/team';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import { type ReactNode, useState } from 'react';
import { useNow } from '../../../shared/hooks/use-now';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListFrame } from '../../../shared/ui-admin/list-frame';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { INVITATION_COLUMNS, InvitationRow } from './invitation-row';
import type { Invitations } from './use-invitations';

interface InvitationListProps {
  invitations: Invitations;
  /** empty for all */
  words: string;
  /** shown with an empty list */
  inviteButton: ReactNode;
}

/** People who were invited and have not come yet, in whatever state the list is. */
export function InvitationList({ invitations, words, inviteButton }: InvitationListProps) {
  const [revoking, setRevoking] = useState<InvitationItem | null>(null);
  const nowMs = useNow(1_000);
  const shown = invitations.rows.filter(({ email }) => email.includes(words.trim().toLowerCase()));
  if (invitations.status === 'loading') return <ListSkeleton />;
  if (invitations.status === 'denied') {
    return <EmptyState icon={<MailIcon />} title={INVITE_TEXTS.mayNotInvite} />;
  }
  if (invitations.status === 'failed') {
    return <ErrorState title={INVITE_TEXTS.listFailed} onRetry={invitations.retry} />;
  }
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          icon={<MailIcon />}
          title={INVITE_TEXTS.emptyTitle}
          description={INVITE_TEXTS.emptyBody}
          action={inviteButton}
        />
      ) : (
        <ListFrame label={INVITE_TEXTS.list} columns={INVITATION_COLUMNS} heads={INVITE_TEXTS.columns}>
          {shown.map((item) => (
            <InvitationRow
              key={item.id}
              item={item}
              nowMs={nowMs}
              onResend={() => invitations.resend(item)}
              onRevoke={() => setRevoking(item)}
            />
          ))}
        </ListFrame>
      )}
      {invitations.hasMore && (
        <MoreButton label={INVITE_TEXTS.showMore} paging={invitations.paging} onMore={invitations.loadMore} />
      )}
      <ConfirmDialog
        isOpen={revoking !== null}
        title={INVITE_TEXTS.revokeTitle}
        description={INVITE_TEXTS.revokeBody(revoking?.email ?? '')}
        confirmLabel={INVITE_TEXTS.revoke}
        isDestructive
        onConfirm={() => {
          if (revoking !== null) invitations.revoke(revoking);
          setRevoking(null);
        }}
        onCancel={() => setRevoking(null)}
      />
    </>
  );
}
