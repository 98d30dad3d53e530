import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HELP_BUTTON_ROOM } from '../../../shared/ui-admin/help-button-room';

interface TeamPageProps {
  title: string;
  intro: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Frame of a team page: what it is, what one can do on it, and the rest. */
export function TeamPage({ title, intro, action, children }: TeamPageProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        width: '100%',
        maxWidth: 1080,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        pt: { xs: 2, sm: 3 },
        pb: HELP_BUTTON_ROOM,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2.5,
        }}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: 560 }}>
            {intro}
          </Typography>
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}
