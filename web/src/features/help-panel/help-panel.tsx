import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { isWriting } from '../../shared/hooks/is-writing';
import { lateComponent } from '../../shared/hooks/late-component';
import { useHasSingleKeys } from '../../shared/staff/use-has-single-keys';
import { VISUALLY_HIDDEN } from '../../shared/ui-admin/visually-hidden';
import { BUTTON_SIZE, type ButtonPosition } from './button-position';
import { useButtonPosition } from './use-button-position';

const loadPopover = () => import('./help-popover');
const HelpPopover = lateComponent(async () => (await loadPopover()).HelpPopover);

/** When docked, the button looks like the navigation entries. */
const DOCKED = {
  color: 'surface.railText',
  '&:hover': { color: '#fff', bgcolor: 'surface.railActive' },
  '&:focus-visible': { outlineColor: 'surface.railFocus', outlineOffset: -2 },
} as const;

const floating = ({ left, bottom }: ButtonPosition) => ({
  position: 'fixed',
  left,
  bottom,
  width: BUTTON_SIZE,
  height: BUTTON_SIZE,
  zIndex: 'fab',
  borderRadius: '50%',
  color: 'primary.main',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  boxShadow: 2,
  '&:hover': { bgcolor: 'surface.selected' },
  '&:focus-visible': { outlineColor: 'primary.main' },
});

/**
 * The help button and the panel it toggles (S2.8-14). The button is docked in the navigation, where it covers nothing,
 * until it is dragged elsewhere. On a narrow screen it always stays docked: anywhere else it would cover text. It is there
 * with the navigation; the panel, which is far larger, loads once somebody turns to the button.
 */
export function HelpPanel() {
  const { position: kept, handlers, endsDrag, dock } = useButtonPosition();
  const isMovable = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const position = isMovable ? kept : null;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hasSingleKeys = useHasSingleKeys();
  useEffect(() => {
    if (!hasSingleKeys) return undefined;
    const openOnKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || isWriting(event.target)) return;
      event.preventDefault();
      button.current?.click();
    };
    window.addEventListener('keydown', openOnKey);
    return () => window.removeEventListener('keydown', openOnKey);
  }, [hasSingleKeys]);
  return (
    <Box component="aside" aria-label={SHELL_TEXTS.helpTitle} sx={{ flex: 'none' }}>
      <IconButton
        ref={button}
        aria-label={SHELL_TEXTS.helpButton}
        aria-describedby={isMovable ? hintId : undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadPopover()}
        onFocus={() => void loadPopover()}
        {...(isMovable ? handlers : {})}
        onClick={({ currentTarget }) => {
          if (endsDrag()) return;
          setWasOpened(true);
          setAnchor((open) => (open === null ? currentTarget : null));
        }}
        sx={{
          touchAction: isMovable ? 'none' : 'auto',
          ...(position === null ? DOCKED : floating(position)),
        }}
      >
        <HelpIcon />
        {isMovable && (
          <Box component="span" id={hintId} sx={VISUALLY_HIDDEN}>
            {SHELL_TEXTS.helpMove}
          </Box>
        )}
      </IconButton>
      {wasOpened && (
        <Suspense>
          <HelpPopover
            anchor={anchor}
            onDock={position === null ? null : dock}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
