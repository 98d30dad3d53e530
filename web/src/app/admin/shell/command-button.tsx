import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import SearchIcon from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';

const load = () => import('./command-pages');
const CommandBar = lateComponent(async () => (await load()).CommandBar);
/** A failure shows on the click. */
const preload = () => void load().catch(() => {});

/** Whether a key press opens the command bar: Ctrl + K, on a Mac Cmd + K. */
const isCommandKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the command bar, which loads once somebody is about to use it (D-106). */
export function CommandButton() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isCommandKey(event)) return;
      event.preventDefault();
      // A question that waits for an answer stays in front.
      if (document.querySelector('[role="dialog"][aria-modal="true"], [role="alertdialog"]') === null)
        setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <IconButton
        aria-label={COMMAND_TEXTS.open}
        title={COMMAND_TEXTS.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        sx={{
          flex: 'none',
          color: 'surface.railText',
          '&:hover': { color: '#fff', bgcolor: 'surface.railActive' },
          '&:focus-visible': { outlineColor: 'surface.railFocus', outlineOffset: -2 },
        }}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <Suspense>
          <CommandBar onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
