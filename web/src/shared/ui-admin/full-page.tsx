import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A page with a single message, such as 404. */
export function FullPage({ children }: { children: ReactNode }) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'flex', bgcolor: 'background.default' }}>
      {children}
    </Box>
  );
}
