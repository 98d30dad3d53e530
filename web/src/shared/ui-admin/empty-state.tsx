import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  description?: string;
  action?: ReactNode;
  /** whether it is the whole page */
  isPage?: boolean;
}

/** Shown in place of an empty list or pane. */
export function EmptyState({ icon, title, description, action, isPage = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: 6,
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          mb: 1,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          color: 'primary.main',
        }}
      >
        {icon}
      </Box>
      <Typography variant={isPage ? 'h2' : 'h3'} component={isPage ? 'h1' : 'p'}>
        {title}
      </Typography>
      {description !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 320, textWrap: 'balance' }}>
          {description}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
