import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Badge from '@mui/material/Badge';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useEffect, useState } from 'react';
import { report } from '../../shared/config/report';
import { firstContent } from '../../shared/live/first-content';
import { useStaff } from '../../shared/staff/session-context';
import { staffName } from '../../shared/staff/staff-name';
import { PersonPicture } from '../../shared/ui-admin/person-picture';
import { useAwayMode } from './use-away-mode';

const loadPopover = () => import('./profile-popover');
const ProfilePopover = lazy(async () => ({ default: (await loadPopover()).ProfilePopover }));

/** The signed-in person's picture, which opens their profile, away mode, theme and Log Out (S2.8-08 to S2.8-13). */
export function ProfileMenu() {
  const user = useStaff();
  const { isAway, setAway } = useAwayMode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const name = staffName(user);
  // It has Log Out, which must be there if the connection is lost later.
  useEffect(() => {
    firstContent()
      .then(loadPopover)
      .catch((error: unknown) => report('profile-popover', error));
  }, []);

  return (
    <>
      <ButtonBase
        aria-label={isAway ? SHELL_TEXTS.profileOfAway(name) : SHELL_TEXTS.profileOf(name)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
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
      {wasOpened && (
        <Suspense>
          <ProfilePopover
            anchor={anchor}
            onClose={() => setAnchor(null)}
            isAway={isAway}
            onAwayChange={setAway}
          />
        </Suspense>
      )}
    </>
  );
}
