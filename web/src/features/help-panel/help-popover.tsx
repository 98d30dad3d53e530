import { HELP_TEXTS } from '@harborline/domain/texts/help';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import { isSingleKey, SHORTCUTS } from '@harborline/domain/texts/shortcuts';
import DockIcon from '@mui/icons-material/MoveToInboxOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import PreviewIcon from '@mui/icons-material/PreviewOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLibrary } from '../../shared/live/library-context';
import { useHasSingleKeys } from '../../shared/staff/use-has-single-keys';
import { HandbookSection } from './handbook-section';
import { helpTopic } from './help-topic';
import { PreviewDialog } from './preview-dialog';
import { ShortcutList } from './shortcut-list';
import { useResized } from './use-resized';

interface HelpPopoverProps {
  anchor: HTMLElement | null;
  /** docks the button again; null while it is docked */
  onDock: (() => void) | null;
  onClose: () => void;
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <Box component="section" sx={{ px: 2, pb: 1.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The help panel: tips for this page, shortcuts, and a preview of the widget (S2.8-15). */
export function HelpPopover({ anchor, onDock, onClose }: HelpPopoverProps) {
  const library = useLibrary();
  const location = useLocation();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const position = useRef<PopoverActions>(null);
  // It grows with the guides that a search finds, and must not grow out of the window.
  const paper = useResized(() => position.current?.updatePosition());
  const address = library === null ? null : `/${encodeURIComponent(library.library_refkey)}`;
  const topic = helpTopic(location);
  const { title, tips, guide } = HELP_TEXTS[topic];
  const hasSingleKeys = useHasSingleKeys();
  const shortcuts = SHORTCUTS[topic]?.filter((shortcut) => hasSingleKeys || !isSingleKey(shortcut));
  return (
    <>
      <Popover
        action={position}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            ref: paper,
            role: 'dialog',
            'aria-label': SHELL_TEXTS.helpTitle,
            sx: { width: 320, ml: { xs: 1, md: 2.5 } },
          },
        }}
      >
        <Typography variant="h3" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
          {SHELL_TEXTS.helpTitle}
        </Typography>
        <Section title={title}>
          <Box component="ul" sx={{ m: 0, pl: 2.25, display: 'grid', gap: 0.5, typography: 'body2' }}>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </Box>
        </Section>
        {shortcuts !== undefined && (
          <Section title={SHELL_TEXTS.shortcuts}>
            <ShortcutList shortcuts={shortcuts} />
          </Section>
        )}
        <HandbookSection guide={guide} />
        <Divider />
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
          {onDock !== null && (
            <ListItem disablePadding>
              <ListItemButton
                onClick={() => {
                  onClose();
                  onDock();
                }}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <DockIcon />
                </ListItemIcon>
                <ListItemText primary={SHELL_TEXTS.dockHelp} />
              </ListItemButton>
            </ListItem>
          )}
        </List>
      </Popover>
      {library !== null && (
        <PreviewDialog libraryId={library.id} isOpen={isPreviewOpen} onClose={() => setPreviewOpen(false)} />
      )}
    </>
  );
}
