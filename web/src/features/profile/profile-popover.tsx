import { INBOX_TAB_PERMISSIONS, ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Popover from '@mui/material/Popover';
import { useColorScheme } from '@mui/material/styles';
import { useStaff } from '../../shared/staff/session-context';
import { staffName } from '../../shared/staff/staff-name';
import { useMay } from '../../shared/staff/use-may';
import { useLogOut } from '../session';
import { ProfileCard } from './profile-card';
import { useAssignOnly } from './use-assign-only';
import { useTopBarSetting } from './use-top-bar-setting';

interface ProfilePopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  isAway: boolean;
  onAwayChange: (isAway: boolean) => void;
}

/** The signed-in person's profile, opened from their picture. */
export function ProfilePopover({ anchor, onClose, isAway, onAwayChange }: ProfilePopoverProps) {
  const user = useStaff();
  const hasSettings = useMay(ROUTE_PERMISSIONS['profile/settings']);
  const takesChats = useMay(INBOX_TAB_PERMISSIONS.queue);
  const { isAssignOnly, setAssignOnly } = useAssignOnly();
  const logOut = useLogOut();
  const { mode, systemMode, setMode } = useColorScheme();
  const [isTopBarShown, setTopBarShown] = useTopBarSetting();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': SHELL_TEXTS.profile,
          sx: { width: 280, ml: { xs: 1, md: 2.5 } },
        },
      }}
    >
      <ProfileCard
        name={staffName(user)}
        email={user.user_email}
        pictureUrl={user.agent_picture}
        isAway={isAway}
        onAwayChange={onAwayChange}
        isAssignOnly={takesChats ? isAssignOnly : undefined}
        onAssignOnlyChange={setAssignOnly}
        isDark={(mode === 'system' ? systemMode : mode) === 'dark'}
        onDarkChange={(isDark) => setMode(isDark ? 'dark' : 'light')}
        isTopBarShown={isTopBarShown}
        onTopBarChange={setTopBarShown}
        hasSettings={hasSettings}
        onLeave={onClose}
        onLogOut={(event) => void logOut(event.nativeEvent)}
      />
    </Popover>
  );
}
