import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { BELOW_TOASTS } from '../../../shared/ui-admin/below-toasts';
import type { NavEntry } from '../nav-entries';
import { NAV_ICONS } from './nav-icons';

interface MoreSheetProps {
  entries: readonly NavEntry[];
  active: NavEntry['icon'] | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The pages that do not fit a phone's bar, in a sheet above it. */
export function MoreSheet({ entries, active, isOpen, onClose }: MoreSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          ...BELOW_TOASTS,
          role: 'dialog',
          'aria-label': SHELL_TEXTS.moreTitle,
          sx: { borderRadius: '16px 16px 0 0', pb: 'env(safe-area-inset-bottom)' },
        },
      }}
    >
      <Box component="nav" aria-label={SHELL_TEXTS.moreTitle}>
        <List>
          {entries.map(({ icon, label, to }) => (
            <ListItem key={icon} disablePadding>
              <ListItemButton
                component={Link}
                to={to}
                selected={icon === active}
                aria-current={icon === active ? 'page' : undefined}
                onClick={onClose}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>{NAV_ICONS[icon]}</ListItemIcon>
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
    </Drawer>
  );
}
