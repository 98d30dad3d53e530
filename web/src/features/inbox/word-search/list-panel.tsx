import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** Lies above the composer, whose text stays visible. */
export const ListPanel = ({ children }: { children: ReactNode }) => (
  <Paper
    elevation={6}
    // The field keeps the focus, and with it the on-screen keyboard.
    onMouseDown={(event) => event.preventDefault()}
    sx={{
      position: 'absolute',
      zIndex: 3,
      left: 0,
      right: 0,
      bottom: '100%',
      mb: 0.5,
      maxHeight: 'min(320px, 45vh)',
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      color: 'text.primary',
    }}
  >
    {children}
  </Paper>
);
