import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { type Teammate, teammateName } from '../people/teammate';
import { TEAMMATE_ACTIONS, type TeammateAction, type TeammateOffers } from './teammate-offers';

interface TeammateMenuProps {
  teammate: Teammate;
  offers: TeammateOffers;
  onAction: (action: TeammateAction, teammate: Teammate) => void;
}

const LABELS: Record<Exclude<TeammateAction, 'status'>, string> = {
  role: TEAM_TEXTS.changeRole,
  permissions: TEAM_TEXTS.editPermissions,
  duty: DUTY_TEXTS.menu,
  'view-as': TEAM_TEXTS.viewAs,
  password: TEAM_TEXTS.setPassword,
  owner: TEAM_TEXTS.makeOwner,
};

function colorOf(reason: string | null, isEnding: boolean) {
  if (reason !== null) return 'textDisabled';
  return isEnding ? 'error' : 'textPrimary';
}

function labelOf(action: TeammateAction, { is_active }: Teammate): string {
  if (action !== 'status') return LABELS[action];
  return is_active ? TEAM_TEXTS.deactivate : TEAM_TEXTS.reactivate;
}

/** Actions for a teammate; disabled ones say why. */
export function TeammateMenu({ teammate, offers, onAction }: TeammateMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: TeammateAction) => {
    setAnchor(null);
    onAction(action, teammate);
  };
  return (
    <>
      <IconButton
        aria-label={TEAM_TEXTS.actionsFor(teammateName(teammate))}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { disabledItemsFocusable: true }, paper: { sx: { maxWidth: 300 } } }}
      >
        {TEAMMATE_ACTIONS.map((action) => {
          const reason = offers[action];
          const isEnding = action === 'status' && teammate.is_active && reason === null;
          return (
            <MenuItem
              key={action}
              disabled={reason !== null}
              onClick={() => choose(action)}
              // The reason must stay readable.
              sx={{ '&.Mui-disabled': { opacity: 1 } }}
            >
              <ListItemText
                primary={labelOf(action, teammate)}
                secondary={reason}
                slotProps={{
                  primary: { variant: 'body2', color: colorOf(reason, isEnding) },
                  secondary: { variant: 'caption', sx: { display: 'block', whiteSpace: 'normal' } },
                }}
              />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
