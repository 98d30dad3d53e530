import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import MoreIcon from '@mui/icons-material/MoreHorizRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminLinks } from '../../../shared/routes/admin-links';
import type { SopTableActions } from './sop-table-actions';
import type { SopRow } from './use-sop-rows';

interface SopRowMenuProps {
  row: SopRow;
  actions: SopTableActions | null;
}

/** What can be done with an SOP of the list. */
export function SopRowMenu({ row, actions }: SopRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const choose = (run: (row: SopRow) => void) => () => {
    close();
    run(row);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={SOP_TEXTS.moreActions(row.sop_title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem component={Link} to={adminLinks.editSop(row.id)} onClick={close}>
          {SOP_TEXTS.edit}
        </MenuItem>
        {actions !== null && (
          <MenuItem onClick={choose(row.is_disabled ? actions.restore : actions.archive)}>
            {row.is_disabled ? SOP_TEXTS.restore : SOP_TEXTS.archive}
          </MenuItem>
        )}
        {actions !== null && (
          <MenuItem onClick={choose(actions.remove)} sx={{ color: 'error.main' }}>
            {SOP_TEXTS.delete}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
