import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Notice } from './notice';

/** A message with a single button (S8-13, S8-15, S8-18). */
export function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} variant="h2">
        {notice.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} variant="body1">
          {notice.text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" autoFocus>
          {KIT_TEXTS.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
