import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ADMIN_PATTERNS } from '../../shared/routes/admin-links';
import { VISUALLY_HIDDEN } from '../../shared/ui-admin/visually-hidden';
import { useButtonPlace } from './hooks/use-button-place';
import { BUTTON_SIZE } from './model/button-place';

const HelpPopover = lazy(async () => ({ default: (await import('./help-popover')).HelpPopover }));

/**
 * The help button, which can be dragged out of the way, and the panel it toggles (S2.8-14). On a phone an open
 * thread has the window to itself.
 */
export function HelpPanel() {
  const { pathname, search } = useLocation();
  const { place, handlers, endsDrag } = useButtonPlace();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const hintId = useId();
  const isThreadOpen = pathname === ADMIN_PATTERNS.inbox && new URLSearchParams(search).has('conversation');

  return (
    <Box component="aside" aria-label={SHELL_TEXTS.helpTitle}>
      <Fab
        size="small"
        aria-label={SHELL_TEXTS.helpButton}
        aria-describedby={hintId}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...handlers}
        onClick={({ currentTarget }) => {
          if (endsDrag()) return;
          setWasOpened(true);
          setAnchor((open) => (open === null ? currentTarget : null));
        }}
        sx={{
          position: 'fixed',
          right: place.right,
          bottom: place.bottom,
          width: BUTTON_SIZE,
          height: BUTTON_SIZE,
          zIndex: 'fab',
          display: { xs: isThreadOpen ? 'none' : 'inline-flex', md: 'inline-flex' },
          touchAction: 'none',
          color: 'primary.main',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          boxShadow: 2,
          '&:hover': { bgcolor: 'surface.selected' },
        }}
      >
        <HelpIcon />
        <Box component="span" id={hintId} sx={VISUALLY_HIDDEN}>
          {SHELL_TEXTS.helpMove}
        </Box>
      </Fab>
      {wasOpened && (
        <Suspense>
          <HelpPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </Box>
  );
}
