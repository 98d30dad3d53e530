import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

const SHOWN = 5;

interface UnsavedQuestionProps {
  titles: readonly string[];
  onAnswer: (mayDelete: boolean) => void;
}

/** Lists the work that Log Out would delete (D-42). */
export function UnsavedQuestion({ titles, onAnswer }: UnsavedQuestionProps) {
  const titleId = useId();
  const textId = useId();
  const shown = titles.slice(0, SHOWN);
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} variant="h2">
        {UNSAVED_TEXTS.logOutTitle}
      </DialogTitle>
      <DialogContent id={textId}>
        <DialogContentText variant="body1">{UNSAVED_TEXTS.logOutBody}</DialogContentText>
        <Typography component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
          {shown.map((title) => (
            <li key={title}>{title}</li>
          ))}
          {titles.length > SHOWN && <li>{UNSAVED_TEXTS.andMore(titles.length - SHOWN)}</li>}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)} color="inherit" autoFocus>
          {UNSAVED_TEXTS.stay}
        </Button>
        <Button onClick={() => onAnswer(true)} variant="contained" color="error">
          {UNSAVED_TEXTS.logOut}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
