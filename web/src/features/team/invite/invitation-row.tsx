import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import { INVITE_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Cell, ListRow } from '../../../shared/ui-admin/list-frame';
import { RoleChip } from '../roles/role-chip';
import { expiryText, isExpired, secondsUntilResend } from './open-invitations';

export const INVITATION_COLUMNS = 'minmax(0, 1fr) 96px 150px 200px';

interface InvitationRowProps {
  item: InvitationItem;
  nowMs: number;
  onResend: () => void;
  onRevoke: () => void;
}

/** Somebody who was invited, how long the link is good, and what can be done about it. */
export function InvitationRow({ item, nowMs, onResend, onRevoke }: InvitationRowProps) {
  const wait = secondsUntilResend(item, nowMs);
  const isOver = isExpired(item, nowMs);
  return (
    <ListRow
      columns={INVITATION_COLUMNS}
      areas="person role expiry actions"
      cardAreas={'"person role" "expiry expiry" "actions actions"'}
    >
      <Cell area="person">
        <Typography noWrap sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
          {item.email}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          {INVITE_TEXTS.invitedBy(item.invited_by_name)}
        </Typography>
      </Cell>
      <Cell area="role" isAtEnd>
        <RoleChip role={item.agent_role} />
      </Cell>
      <Cell area="expiry">
        <Typography variant="body2" color={isOver ? 'warning' : 'textSecondary'}>
          {expiryText(item, nowMs)}
        </Typography>
      </Cell>
      <Cell area="actions">
        <Box sx={{ display: 'flex', gap: 1, justifyContent: { sm: 'flex-end' } }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={wait > 0}
            aria-label={wait > 0 ? undefined : INVITE_TEXTS.resendTo(item.email)}
            onClick={onResend}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {wait > 0 ? INVITE_TEXTS.resendIn(wait) : INVITE_TEXTS.resend}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={INVITE_TEXTS.revokeFor(item.email)}
            onClick={onRevoke}
          >
            {INVITE_TEXTS.revoke}
          </Button>
        </Box>
      </Cell>
    </ListRow>
  );
}
