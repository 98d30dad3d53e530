import { DURATIONS } from '@harborline/domain/limits';
import { closeSnackbar, SnackbarProvider, useSnackbar, type VariantType } from 'notistack';
import { type ReactNode, useMemo } from 'react';

/** Where short messages appear; each stays for 10 s (S8-37, S9-09) and can be dismissed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={DURATIONS.toastMs}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      action={(key) => (
        <button type="button" className="toast-close" onClick={() => closeSnackbar(key)}>
          Dismiss
        </button>
      )}
    >
      {children}
    </SnackbarProvider>
  );
}

export interface Toasts {
  success: (message: string) => void;
  error: (message: string) => void;
  info: (message: string) => void;
  warning: (message: string) => void;
}

/** Shows short messages. The same object on every render. */
export function useToasts(): Toasts {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(() => {
    const show = (variant: VariantType) => (message: string) => {
      enqueueSnackbar(message, { variant, preventDuplicate: true });
    };
    return { success: show('success'), error: show('error'), info: show('info'), warning: show('warning') };
  }, [enqueueSnackbar]);
}
