import { INVITE_TEXTS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import AddIcon from '@mui/icons-material/PersonAddAltRounded';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

interface InviteButtonProps {
  mayInvite: boolean;
  onInvite: () => void;
}

/** Opens the invitation; says why where one may not. */
export function InviteButton({ mayInvite, onInvite }: InviteButtonProps) {
  const button = (
    <Button variant="contained" startIcon={<AddIcon />} disabled={!mayInvite} onClick={onInvite}>
      {TEAM_TEXTS.invite}
    </Button>
  );
  if (mayInvite) return button;
  return (
    <Tooltip title={INVITE_TEXTS.mayNotInvite}>
      {/* A disabled button takes neither pointer nor focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the reason can be reached by keyboard */}
      <span tabIndex={0} role="note" aria-label={INVITE_TEXTS.mayNotInvite}>
        {button}
      </span>
    </Tooltip>
  );
}
