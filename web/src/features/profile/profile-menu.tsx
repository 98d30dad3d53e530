import { isAllowed } from '@harborline/domain/permissions/decide';
import { ROUTE_PERMISSIONS } from '@harborline/domain/permissions/table';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { staffName, useLogOut, useStaff } from '../session';
import { ProfileCard } from './components/profile-card';
import { useAwayMode } from './hooks/use-away-mode';
import { useTopBarSetting } from './hooks/use-top-bar-setting';

/** The signed-in person's picture, and behind it who that is, away mode, theme and the way out (S2.8-08 to S2.8-13). */
export function ProfileMenu() {
  const user = useStaff();
  const logOut = useLogOut();
  const { mode, setMode } = useColorScheme();
  const { isAway, setAway } = useAwayMode();
  const [isTopBarShown, setTopBarShown] = useTopBarSetting();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = staffName(user);
  const close = () => setAnchor(null);

  return (
    <>
      <ButtonBase
        aria-label={isAway ? `Profile of ${name}, away` : `Profile of ${name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, borderRadius: '50%', '&:focus-visible': { outlineColor: '#fff', outlineOffset: -1 } }}
      >
        <Badge
          variant="dot"
          overlap="circular"
          invisible={!isAway}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          slotProps={{ badge: { sx: { bgcolor: 'surface.accent', width: 10, height: 10, borderRadius: 5 } } }}
        >
          <Avatar
            src={user.agent_picture || undefined}
            alt=""
            sx={{
              width: 36,
              height: 36,
              fontSize: '0.875rem',
              fontWeight: 600,
              bgcolor: '#0E7C87',
              color: '#fff',
            }}
          >
            {name.charAt(0).toUpperCase()}
          </Avatar>
        </Badge>
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Profile', sx: { width: 280, ml: 1 } } }}
      >
        <ProfileCard
          name={name}
          email={user.user_email}
          pictureUrl={user.agent_picture}
          isAway={isAway}
          onAwayChange={setAway}
          isDark={mode === 'dark'}
          onDarkChange={(isDark) => setMode(isDark ? 'dark' : 'light')}
          isTopBarShown={isTopBarShown}
          onTopBarChange={setTopBarShown}
          hasSettings={isAllowed(user.permissions, ROUTE_PERMISSIONS['profile/settings'])}
          onLeave={close}
          onLogOut={(event) => void logOut(event.nativeEvent)}
        />
      </Popover>
    </>
  );
}
