import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import Box from '@mui/material/Box';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

/** Marks a row whose visitor wrote since somebody of the team last looked. */
export function UnreadDot() {
  return (
    <Box
      component="span"
      sx={{ flex: 'none', width: 8, height: 8, borderRadius: 4, bgcolor: 'surface.accent' }}
    >
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {INBOX_TEXTS.unread}
      </Box>
    </Box>
  );
}
