import Box from '@mui/material/Box';

/** What is on the screen until the first one has loaded: its ground, nothing that would flash. */
export function StartPage() {
  return (
    <Box role="status" aria-label="Loading" sx={{ minHeight: '100dvh', bgcolor: 'background.default' }} />
  );
}
