import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../shared/ui-admin/brand-mark';

interface AuthLayoutProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Frame of the screens before sign-in. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: { xs: 'start center', sm: 'center' },
        px: 2,
        py: { xs: 4, sm: 6 },
        background: (theme) =>
          `radial-gradient(70rem 36rem at 50% -14rem, ${theme.vars.palette.surface.selected}, transparent 70%)`,
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 4, justifyContent: 'center' }}>
          <BrandMark size={32} />
          <Typography
            component="span"
            sx={{ fontSize: '1.125rem', fontWeight: 650, letterSpacing: '-0.015em' }}
          >
            Harborline
          </Typography>
        </Box>
        <Paper variant="outlined" sx={{ p: { xs: 3, sm: 4 }, borderRadius: 1.5 }}>
          <Typography variant="h1" sx={{ fontSize: '1.25rem', mb: lead === undefined ? 3 : 0.75 }}>
            {title}
          </Typography>
          {lead !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
              {lead}
            </Typography>
          )}
          {children}
        </Paper>
      </Box>
    </Box>
  );
}
