import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HELP_BUTTON_ROOM } from '../../../shared/ui-admin/help-button-room';
import { useDocumentTitle } from '../../../shared/ui-admin/use-document-title';

interface SettingsPageFrameProps {
  title: string;
  intro: string;
  /** for pages with something beside the form */
  isWide?: boolean;
  children: ReactNode;
}

/** Heading and measure of a settings page. */
export function SettingsPageFrame({ title, intro, isWide = false, children }: SettingsPageFrameProps) {
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: isWide ? 1280 : 760,
        px: { xs: 2, sm: 3 },
        pt: { xs: 2, sm: 3 },
        pb: HELP_BUTTON_ROOM,
      }}
    >
      <Typography variant="h1">{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {intro}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Box>
  );
}
