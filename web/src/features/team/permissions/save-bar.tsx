import { PERMISSION_TEXTS } from '@harborline/domain/texts/team';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface SaveBarProps {
  count: number;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stays in view while there are unsaved changes. */
export function SaveBar({ count, isSaving, onSave, onDiscard }: SaveBarProps) {
  if (count === 0) return null;
  return (
    <Box
      role="region"
      aria-label={PERMISSION_TEXTS.unsaved(count)}
      sx={{
        position: 'sticky',
        bottom: { xs: 8, sm: 16 },
        zIndex: 2,
        mt: 2,
        // Beside the help button, which floats in this corner of a narrow screen.
        mr: { xs: 7, sm: 0 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        boxShadow: '0 8px 28px rgb(12 34 48 / 0.18)',
      }}
    >
      <Typography variant="subtitle2" component="p" role="status">
        {PERMISSION_TEXTS.unsaved(count)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button color="inherit" disabled={isSaving} onClick={onDiscard}>
          {PERMISSION_TEXTS.discard}
        </Button>
        <Button variant="contained" disabled={isSaving} onClick={onSave}>
          {PERMISSION_TEXTS.save}
        </Button>
      </Box>
    </Box>
  );
}
