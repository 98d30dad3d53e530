import type { PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface SavedMenuProps {
  filter: PresentedFilter;
  mayShare: boolean;
  onChange: (fields: { readonly is_shared: boolean } | { readonly is_pinned: boolean }) => void;
  onRename: () => void;
  onRemove: () => void;
}

/** What can be done to a saved filter. */
export function SavedMenu({ filter, mayShare, onChange, onRename, onRemove }: SavedMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = [
    { label: TICKET_FILTER_TEXTS.rename, run: onRename },
    {
      label: filter.is_pinned ? TICKET_FILTER_TEXTS.unpin : TICKET_FILTER_TEXTS.pin,
      run: () => onChange({ is_pinned: !filter.is_pinned }),
    },
    ...(mayShare
      ? [
          {
            label: filter.is_shared ? TICKET_FILTER_TEXTS.unshare : TICKET_FILTER_TEXTS.share,
            run: () => onChange({ is_shared: !filter.is_shared }),
          },
        ]
      : []),
    { label: TICKET_FILTER_TEXTS.remove, run: onRemove },
  ];
  return (
    <>
      <IconButton
        size="small"
        aria-label={TICKET_FILTER_TEXTS.actions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
