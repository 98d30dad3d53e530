import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useState } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import type { NavEntry } from '../nav-entries';
import { navItemStyle } from './nav-item';

const loadSheet = () => import('./more-sheet');
const MoreSheet = lateComponent(async () => (await loadSheet()).MoreSheet);

interface MorePagesProps {
  entries: readonly NavEntry[];
  active: NavEntry['icon'] | null;
}

/** Opens a sheet with the entries that do not fit a phone's bar. */
export function MorePages({ entries, active }: MorePagesProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const holdsActive = entries.some(({ icon }) => icon === active);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        sx={navItemStyle(holdsActive)}
      >
        <MoreIcon />
        {SHELL_TEXTS.more}
      </ButtonBase>
      {wasOpened && (
        <Suspense>
          <MoreSheet entries={entries} active={active} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
