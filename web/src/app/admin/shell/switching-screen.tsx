import { SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** Replaces the screen while the library changes. */
export function SwitchingScreen() {
  return (
    <Box
      role="status"
      sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <CircularProgress size={28} aria-hidden />
      <Typography variant="body2" color="textSecondary">
        {SWITCHER_TEXTS.switching}
      </Typography>
    </Box>
  );
}
