import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Badge from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import { type MouseEvent, useEffect, useState } from 'react';
import { report } from '../../shared/config/report';
import { loadOnceUsed } from '../../shared/live/follow-after-content';
import { useStaff } from '../../shared/staff/session-context';
import { staffName } from '../../shared/staff/staff-name';
import { PersonPicture } from '../../shared/ui-admin/person-picture';
import { useLogOut } from '../session';
import type { ProfilePopover } from './profile-popover';
import { useAwayMode } from './use-away-mode';

const loadPopover = async () => (await import('./profile-popover')).ProfilePopover;
/** A failure shows on the click. */
const preload = () => void loadPopover().catch(() => {});

/** The signed-in person's picture, which opens their profile, away mode, theme and Log Out (S2.8-08 to S2.8-13). */
export function ProfileMenu() {
  const user = useStaff();
  const { isAway, setAway } = useAwayMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Popover, setPopover] = useState<{ readonly is: typeof ProfilePopover } | null>(null);
  const name = staffName(user);
  const logOut = useLogOut();
  // It has Log Out, which must be there if the connection is lost later.
  useEffect(() => loadOnceUsed('profile-popover', loadPopover), []);

  const open = async ({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>) => {
    try {
      setPopover({ is: await loadPopover() });
      setAnchor(currentTarget);
    } catch (error) {
      report('profile-popover', error);
      // The connection was lost before anyone used the page: Log Out must still work (D-29).
      if (window.confirm(SHELL_TEXTS.logOutWithoutProfile)) void logOut(nativeEvent);
    }
  };

  return (
    <>
      <ButtonBase
        aria-label={isAway ? SHELL_TEXTS.profileOfAway(name) : SHELL_TEXTS.profileOf(name)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event) => void open(event)}
        sx={{
          p: 0.5,
          borderRadius: '50%',
          '&:focus-visible': { outlineColor: 'surface.railFocus', outlineOffset: -1 },
        }}
      >
        <Badge
          variant="dot"
          overlap="circular"
          invisible={!isAway}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          slotProps={{ badge: { sx: { bgcolor: 'surface.accent', width: 10, height: 10, borderRadius: 5 } } }}
        >
          <PersonPicture name={name} picture={user.agent_picture} size={36} />
        </Badge>
      </ButtonBase>
      {Popover !== null && (
        <Popover.is anchor={anchor} onClose={() => setAnchor(null)} isAway={isAway} onAwayChange={setAway} />
      )}
    </>
  );
}
