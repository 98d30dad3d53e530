import type { Banner } from '@harborline/domain/shell/banners';
import { AGENCY_TEXTS } from '@harborline/domain/texts/agency';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { LeaveQuestion, useAskedSwitch, useIsSwitching } from '../../../features/agency';
import { useAwayMode } from '../../../features/profile';
import { staffConnection } from '../../../shared/live/live-connection';
import { adminLinks } from '../../../shared/routes/admin-links';

const LOOK = {
  size: 'small',
  color: 'inherit',
  sx: { flex: 'none', '&.Mui-disabled': { color: 'inherit', opacity: 0.7 } },
} as const;

function SwitchBack() {
  const { switchBack, question } = useAskedSwitch();
  const isBusy = useIsSwitching();
  return (
    <>
      <Button {...LOOK} variant="outlined" disabled={isBusy} onClick={switchBack}>
        {AGENCY_TEXTS.switchBack}
      </Button>
      <LeaveQuestion question={question} />
    </>
  );
}

function ComeBack() {
  const { setAway } = useAwayMode();
  return (
    <Button {...LOOK} onClick={() => setAway(false)}>
      {SHELL_TEXTS.turnAwayOff}
    </Button>
  );
}

function TryNow() {
  return (
    <Button {...LOOK} onClick={() => staffConnection().setOnline(navigator.onLine)}>
      {SHELL_TEXTS.tryNow}
    </Button>
  );
}

/** The action of a banner. */
export function BannerAction({ banner }: { banner: Banner }) {
  switch (banner) {
    case 'logged_in_as_a_child_agency':
      return <SwitchBack />;
    case 'not_connected_to_modal':
    case 'connection_disconnected':
      return <TryNow />;
    case 'inbox_profile_not_set_up':
      return (
        <Button {...LOOK} component={Link} to={adminLinks.profile('account')}>
          {SHELL_TEXTS.setUpProfile}
        </Button>
      );
    case 'new_auto_assigned_chats':
    case 'new_manual_assigned_chats':
      return (
        <Button {...LOOK} component={Link} to={adminLinks.chats('queue')}>
          {SHELL_TEXTS.openChats}
        </Button>
      );
    case 'away_mode_enabled':
      return <ComeBack />;
    case 'internet_connection_offline':
      return null;
  }
}
