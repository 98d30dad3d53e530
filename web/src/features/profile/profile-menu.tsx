import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useColorScheme } from '@mui/material/styles';
import { type MouseEvent, useState } from 'react';
import { staffName, useSession, useStaff } from '../session';
import { ProfileCard } from './components/profile-card';
import { mayLogOut } from './model/may-log-out';

/** The signed-in person's picture, and behind it who that is, the theme and the way out (S2.8-08 to S2.8-13). */
export function ProfileMenu() {
  const user = useStaff();
  const { end } = useSession();
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = staffName(user);

  const logOut = (event: MouseEvent) => {
    if (mayLogOut(event.nativeEvent)) void end('logged-out');
  };

  return (
    <>
      <ButtonBase
        aria-label={`Profile of ${name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, borderRadius: '50%', '&:focus-visible': { outlineColor: '#fff', outlineOffset: -1 } }}
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
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Profile', sx: { width: 280, ml: 1 } } }}
      >
        <ProfileCard
          name={name}
          email={user.user_email}
          pictureUrl={user.agent_picture}
          isDark={mode === 'dark'}
          onDarkChange={(isDark) => setMode(isDark ? 'dark' : 'light')}
          onLogOut={logOut}
        />
      </Popover>
    </>
  );
}
