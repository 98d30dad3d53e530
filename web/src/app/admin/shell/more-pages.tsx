import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NavEntry } from '../nav-entries';
import { NAV_ICONS } from './nav-icons';
import { navItemStyle } from './nav-item';

interface MorePagesProps {
  entries: readonly NavEntry[];
  active: NavEntry['icon'] | null;
}

/** What does not fit the bar of a phone, in a sheet above it. */
export function MorePages({ entries, active }: MorePagesProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const holdsActive = entries.some(({ icon }) => icon === active);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={navItemStyle(holdsActive)}
      >
        <MoreIcon />
        {SHELL_TEXTS.more}
      </ButtonBase>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
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
                  onClick={close}
                >
                  <ListItemIcon sx={{ minWidth: 40 }}>{NAV_ICONS[icon]}</ListItemIcon>
                  <ListItemText primary={label} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </>
  );
}
