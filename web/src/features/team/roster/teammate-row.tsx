import type { PresentedDuty } from '@harborline/domain/api/inbox/duty';
import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { dutyText } from '../../../shared/duty/duty-text';
import type { Presence } from '../../../shared/staff/presence';
import { Cell, ListRow } from '../../../shared/ui-admin/list-frame';
import { TeammateMenu } from '../actions/teammate-menu';
import type { TeammateAction, TeammateOffers } from '../actions/teammate-offers';
import { PersonAvatar } from '../people/person-avatar';
import { type Teammate, teammateName } from '../people/teammate';
import { RoleChip } from '../roles/role-chip';
import { seenText } from './seen-text';

export const TEAMMATE_COLUMNS = 'minmax(0, 1fr) 96px 140px 40px';

interface TeammateRowProps {
  teammate: Teammate;
  isSelf: boolean;
  /** null until known */
  presence: Presence | null;
  lastSeenMs: number | null;
  /** undefined until known */
  duty: PresentedDuty | undefined;
  nowMs: number;
  offers: TeammateOffers;
  onAction: (action: TeammateAction, teammate: Teammate) => void;
}

/** One teammate: name, role, presence and actions. */
export function TeammateRow({ teammate, isSelf, lastSeenMs, nowMs, ...rest }: TeammateRowProps) {
  // The user is online, although their presence has not been announced yet.
  const presence = isSelf && rest.presence === 'offline' ? null : rest.presence;
  const name = teammateName(teammate);
  const isElsewhere = teammate.support_lib_id !== teammate.init_support_lib_id;
  const shownPresence = teammate.is_active ? presence : null;
  return (
    <ListRow columns={TEAMMATE_COLUMNS} areas="person role seen menu" cardAreas={'"person menu" "role seen"'}>
      <Cell area="person">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <PersonAvatar name={name} picture={teammate.agent_picture} presence={shownPresence} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography noWrap dir="auto" sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
                {name}
              </Typography>
              {isSelf && <Chip size="small" label={TEAM_TEXTS.you} />}
            </Box>
            <Typography variant="caption" color="textSecondary" component="p" noWrap>
              {teammate.user_email}
            </Typography>
            {teammate.is_active && !isElsewhere && <DutyLine duty={rest.duty} />}
          </Box>
        </Box>
      </Cell>
      <Cell area="role">
        <RoleChip role={teammate.agent_role} />
      </Cell>
      <Cell area="seen" isAtEnd>
        <Typography
          variant="body2"
          noWrap
          sx={{ color: shownPresence === 'online' ? 'success.main' : 'text.secondary' }}
        >
          {statusText({ teammate, isElsewhere, presence, lastSeenMs, nowMs })}
        </Typography>
      </Cell>
      <Cell area="menu" isAtEnd>
        {!isSelf && <TeammateMenu teammate={teammate} offers={rest.offers} onAction={rest.onAction} />}
      </Cell>
    </ListRow>
  );
}

/** Whether they are on duty, in words; the dot beside them only repeats it. */
function DutyLine({ duty }: Pick<TeammateRowProps, 'duty'>) {
  if (duty === undefined) return null;
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, color: 'text.secondary' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          ...{ width: 8, height: 8, flex: 'none', borderRadius: '50%', border: 1 },
          borderColor: duty.state === 'on' ? 'success.main' : 'text.secondary',
          bgcolor: duty.state === 'on' ? 'success.main' : 'transparent',
        }}
      />
      {dutyText(duty)}
    </Typography>
  );
}

function statusText({
  teammate,
  isElsewhere,
  presence,
  lastSeenMs,
  nowMs,
}: Pick<TeammateRowProps, 'teammate' | 'presence' | 'lastSeenMs' | 'nowMs'> & { isElsewhere: boolean }) {
  if (!teammate.is_active) return TEAM_TEXTS.deactivated;
  if (isElsewhere) return TEAM_TEXTS.elsewhere;
  return presence === null ? '' : seenText(presence, lastSeenMs, nowMs);
}
