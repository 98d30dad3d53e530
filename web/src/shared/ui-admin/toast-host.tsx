import { DURATIONS } from '@harborline/domain/limits';
import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import type { Toast } from './toasts';

/** Hands toasts to notistack, each once. */
export function ToastHost({ toasts }: { toasts: readonly Toast[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { message, variant } of toasts.slice(shown.current)) {
      enqueueSnackbar(message, { variant, preventDuplicate: true });
    }
    shown.current = toasts.length;
  }, [toasts]);
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={DURATIONS.toastMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={(key) => (
        <Button size="small" color="inherit" onClick={() => closeSnackbar(key)}>
          Dismiss
        </Button>
      )}
    />
  );
}
