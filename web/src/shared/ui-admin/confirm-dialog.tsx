import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { isSecondClick } from './double-click';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot easily be undone. Escape and the backdrop cancel. */
export function ConfirmDialog({
  cancelLabel = KIT_TEXTS.cancel,
  isBusy = false,
  ...props
}: ConfirmDialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <Dialog
      open={props.isOpen}
      onClose={props.onCancel}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId} variant="h2">
        {props.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={descriptionId} variant="body1">
          {props.description}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel} color="inherit" autoFocus>
          {cancelLabel}
        </Button>
        <Button
          onClick={(event) => {
            if (!isSecondClick(event)) props.onConfirm();
          }}
          variant="contained"
          color={props.isDestructive === true ? 'error' : 'primary'}
          disabled={isBusy}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
