import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface HeldToolbarProps {
  count: number;
  total: number;
  /** no decision is possible: another one is running, or the user lacks the permission */
  isLocked: boolean;
  /** number of requests decided so far; null while no decision runs */
  progress: number | null;
  /** whether there are other requests, and the selection is small enough to be kept while they are discarded */
  canDiscardOthers: boolean;
  onToggleAll: () => void;
  onRelease: () => void;
  onDiscard: () => void;
  onDiscardOthers: () => void;
}

/** Selects all visible requests, and decides on the selected ones. */
export function HeldToolbar({ count, total, isLocked, progress, canDiscardOthers, ...on }: HeldToolbarProps) {
  const isNothing = count === 0 || isLocked;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, sm: 2 },
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
      }}
    >
      <FormControlLabel
        sx={{ ml: 0, mr: 'auto', gap: 1 }}
        control={
          <Checkbox
            size="small"
            checked={count === total}
            indeterminate={count > 0 && count < total}
            onChange={on.onToggleAll}
            slotProps={{ input: { 'aria-label': HELD_TEXTS.selectAll } }}
          />
        }
        slotProps={{ typography: { variant: 'body2' } }}
        label={count === 0 ? HELD_TEXTS.selectAll : HELD_TEXTS.selected(count)}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {progress !== null && progress > 0 && HELD_TEXTS.progress(progress)}
      </Typography>
      <Button size="small" variant="contained" disabled={isNothing} onClick={on.onRelease}>
        {HELD_TEXTS.release}
      </Button>
      <Button size="small" variant="outlined" color="inherit" disabled={isNothing} onClick={on.onDiscard}>
        {HELD_TEXTS.discard}
      </Button>
      <Button
        size="small"
        variant="text"
        color="inherit"
        disabled={isLocked || !canDiscardOthers}
        onClick={on.onDiscardOthers}
      >
        {count === 0 ? HELD_TEXTS.discardAll : HELD_TEXTS.discardOthers}
      </Button>
    </Box>
  );
}
