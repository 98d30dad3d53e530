import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

export interface WritingMenuItem {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isDestructive?: boolean;
  /** a page to open in a new tab, instead of `choose` */
  readonly href?: string;
  readonly choose?: () => void;
}

interface WritingMenuProps {
  label: string;
  items: readonly WritingMenuItem[];
}

/** What else can be done with the text that is being written. */
export function WritingMenu({ label, items }: WritingMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {items.map(({ label: name, isDisabled = false, isDestructive = false, href, choose }) => (
          <MenuItem
            key={name}
            disabled={isDisabled}
            {...(href !== undefined && { component: 'a', href, target: '_blank', rel: 'noopener' })}
            sx={isDestructive ? { color: 'error.main' } : {}}
            onClick={() => {
              close();
              choose?.();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
