import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import SearchIcon from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { lateComponent } from '../../../shared/hooks/late-component';
import { isCommandKey } from './command-key';
import { EarlyField } from './early-field';

const load = () => import('./command-pages');
const CommandBar = lateComponent(async () => (await load()).CommandBar);
/** A failure shows on the click. */
const preload = () => void load().catch(() => {});

/** Opens the command bar, which loads once somebody is about to use it (D-106). */
export function CommandButton() {
  const [isOpen, setOpen] = useState(false);
  const [early, setEarly] = useState('');
  const open = useCallback(() => {
    setEarly('');
    setOpen(true);
  }, []);
  const close = () => setOpen(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') preload();
      if (event.defaultPrevented || !isCommandKey(event)) return;
      event.preventDefault();
      // A question that waits for an answer stays in front.
      if (document.querySelector('[role="dialog"][aria-modal="true"], [role="alertdialog"]') === null)
        // Before the next key, which belongs to the bar.
        flushSync(open);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
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
        onClick={open}
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
        <Suspense fallback={<EarlyField text={early} onType={setEarly} onClose={close} />}>
          <CommandBar initialText={early} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
