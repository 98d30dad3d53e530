import { isActing } from '@harborline/domain/team/standing';
import { SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import LibraryIcon from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaff } from '../../../shared/staff/session-context';
import { LeaveQuestion } from '../switch/leave-question';
import { useAskedSwitch } from '../switch/use-asked-switch';
import { useIsSwitching } from '../switch/use-library-switch';
import { useChildren } from './use-children';

const loadPopover = () => import('./switcher-popover');
const SwitcherPopover = lateComponent(async () => (await loadPopover()).SwitcherPopover);

/** S9-11 */
const LABEL_MAX_WIDTH = 125;

/**
 * Names the current library, for people who can work in several: it opens the list of children for an agency user
 * (S2.8-21), and the way back inside a child (S2.8-22, D-51). Others do not see it.
 */
export function LibrarySwitcher() {
  const user = useStaff();
  const library = useLibrary();
  const { children, hasSome, retry } = useChildren();
  const { switchTo, switchBack, question } = useAskedSwitch();
  const isBusy = useIsSwitching();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isInChild = isActing(user);
  if (!isInChild && !hasSome) return null;

  const name = library?.settings.settings.companyName ?? '';
  return (
    <>
      <ButtonBase
        aria-label={`${SWITCHER_TEXTS.label}: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={isBusy}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
        sx={{
          flexDirection: 'column',
          gap: 0.25,
          width: { xs: 60, md: 68 },
          maxWidth: LABEL_MAX_WIDTH,
          minHeight: 46,
          py: 0.5,
          px: { xs: 0.5, md: 0.25 },
          borderRadius: 1.25,
          fontSize: '0.6875rem',
          fontWeight: 550,
          color: isInChild ? '#1B0E08' : 'inherit',
          bgcolor: isInChild ? 'surface.accent' : 'transparent',
          '&:hover': isInChild ? {} : { color: '#fff', bgcolor: 'surface.railActive' },
          '&:focus-visible': { outlineColor: 'surface.railFocus', outlineOffset: -2 },
          '& svg': { fontSize: 20 },
        }}
      >
        <LibraryIcon />
        <Box component="span" title={name} sx={{ maxWidth: LABEL_MAX_WIDTH, width: '100%' }}>
          <Box
            component="span"
            sx={{
              // The rail has room for a second line, a phone's bar does not.
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: { xs: '1', md: '2' },
              wordBreak: { xs: 'break-all', md: 'normal' },
              overflowWrap: 'anywhere',
              overflow: 'hidden',
              lineHeight: 1.25,
            }}
          >
            {name || SWITCHER_TEXTS.label}
          </Box>
        </Box>
      </ButtonBase>
      <LeaveQuestion question={question} />
      {wasOpened && (
        <Suspense>
          <SwitcherPopover
            anchor={anchor}
            onClose={() => setAnchor(null)}
            name={name}
            isInChild={isInChild}
            isBusy={isBusy}
            state={children}
            onRetry={retry}
            onChoose={switchTo}
            onSwitchBack={() => {
              setAnchor(null);
              switchBack();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
