import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  onReset: () => void;
  /** absent where the form around it is submitted */
  onSave?: () => void;
}

/** The end of a form: save or take back what was changed. */
export function SaveBar({ isDirty, isSaving, onReset, onSave }: SaveBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Button
        type={onSave === undefined ? 'submit' : 'button'}
        variant="contained"
        disabled={!isDirty || isSaving}
        {...(onSave === undefined ? {} : { onClick: onSave })}
      >
        {isSaving ? 'Saving…' : 'Save changes'}
      </Button>
      <Button color="inherit" disabled={!isDirty || isSaving} onClick={onReset}>
        Discard
      </Button>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        {isDirty && !isSaving ? 'Unsaved changes' : ''}
      </Typography>
    </Box>
  );
}
