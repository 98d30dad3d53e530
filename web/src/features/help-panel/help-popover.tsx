import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import PreviewIcon from '@mui/icons-material/PreviewOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLibrary } from '../../shared/live/library-context';
import { PreviewDialog } from './components/preview-dialog';

interface HelpPopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The help panel: how visitors see this library, beside the work or in a window of its own (S2.8-15). */
export function HelpPopover({ anchor, onClose }: HelpPopoverProps) {
  const library = useLibrary();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const address = library === null ? null : `/${encodeURIComponent(library.library_refkey)}`;
  return (
    <>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': SHELL_TEXTS.helpTitle, sx: { width: 300 } } }}
      >
        <Box sx={{ px: 2, pt: 2 }}>
          <Typography variant="h3" component="h2">
            {SHELL_TEXTS.helpTitle}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {SHELL_TEXTS.helpLead}
          </Typography>
        </Box>
        <List>
          <ListItem disablePadding>
            <ListItemButton
              disabled={address === null}
              onClick={() => {
                onClose();
                setPreviewOpen(true);
              }}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>
                <PreviewIcon />
              </ListItemIcon>
              <ListItemText primary={SHELL_TEXTS.preview} secondary={SHELL_TEXTS.previewHint} />
            </ListItemButton>
          </ListItem>
          <ListItem disablePadding>
            <ListItemButton
              component="a"
              href={address ?? '/'}
              target="_blank"
              rel="noopener"
              disabled={address === null}
              onClick={onClose}
            >
              <ListItemIcon sx={{ minWidth: 40 }}>
                <OpenIcon />
              </ListItemIcon>
              <ListItemText primary={SHELL_TEXTS.openHelpCenter} secondary={SHELL_TEXTS.openHelpCenterHint} />
            </ListItemButton>
          </ListItem>
        </List>
      </Popover>
      {address !== null && (
        <PreviewDialog address={address} isOpen={isPreviewOpen} onClose={() => setPreviewOpen(false)} />
      )}
    </>
  );
}
