import { DURATIONS } from '@harborline/domain/limits';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import type { Toast } from './toast';

/** notistack's own colours are too light for white text. The same in both schemes: toasts float above either. */
const LOOK = {
  '.notistack-MuiContent': {
    borderRadius: '8px',
    fontSize: '0.875rem',
    boxShadow: '0 8px 28px rgb(12 34 48 / 0.28)',
  },
  '.notistack-MuiContent.notistack-MuiContent-success': { backgroundColor: '#175E3D' },
  '.notistack-MuiContent.notistack-MuiContent-error': { backgroundColor: '#A3221A' },
  '.notistack-MuiContent.notistack-MuiContent-warning': { backgroundColor: '#7A4906' },
  '.notistack-MuiContent.notistack-MuiContent-info': { backgroundColor: '#1D5187' },
};

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
    <>
      <GlobalStyles styles={LOOK} />
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={DURATIONS.toastMs}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        action={(key) => (
          <Button size="small" color="inherit" onClick={() => closeSnackbar(key)}>
            Dismiss
          </Button>
        )}
      />
    </>
  );
}
