import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type ReactNode, useId } from 'react';
import { refusalText } from '../api/refusal-text';
import { isSecondClick } from './double-click';

interface FormDialogProps {
  title: string;
  description?: string;
  confirmLabel: string;
  isDestructive?: boolean;
  /** for more than a few fields: as wide as an article, and the whole screen of a phone */
  isWide?: boolean;
  isBusy: boolean;
  /** whether the input can be submitted */
  isReady: boolean;
  /** why the last attempt failed */
  refusal?: Error | null;
  children?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog with fields. Enter submits it; Escape and the backdrop close it, except while it is being submitted. */
export function FormDialog({
  isDestructive = false,
  isWide = false,
  isBusy,
  refusal = null,
  ...props
}: FormDialogProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const descriptionId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.isReady && !isBusy) props.onSubmit();
  };
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : props.onClose}
      aria-labelledby={titleId}
      aria-describedby={props.description === undefined ? undefined : descriptionId}
      maxWidth={isWide ? 'md' : 'sm'}
      fullScreen={isWide && isNarrow}
      fullWidth
    >
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId} variant="h2">
          {props.title}
        </DialogTitle>
        <DialogContent>
          {props.description !== undefined && (
            <DialogContentText id={descriptionId} variant="body1" sx={{ mb: 2 }}>
              {props.description}
            </DialogContentText>
          )}
          {props.children}
          {refusal !== null && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {refusalText(refusal)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} color="inherit" disabled={isBusy}>
            {KIT_TEXTS.cancel}
          </Button>
          <Button
            type="submit"
            onClick={(event) => {
              if (isSecondClick(event)) event.preventDefault();
            }}
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            disabled={!props.isReady || isBusy}
          >
            {props.confirmLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
