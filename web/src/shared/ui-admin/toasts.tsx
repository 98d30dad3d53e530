import type { VariantType } from 'notistack';
import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { report } from '../config/report';
import { lateComponent } from '../hooks/late-component';
import type { Toast, ToastAction } from './toast';

/** The code for toasts loads with the first one: most sign-ins never show any. */
const loadHost = () => import('./toast-host');
const ToastHost = lateComponent(async () => (await loadHost()).ToastHost);

/** Loads the code for toasts beforehand, for a message that must appear at once. Never rejects. */
export async function readyForToasts(): Promise<void> {
  await loadHost().catch((error: unknown) => report('toasts', error));
}

/** @param onShown called once the message is visible */
type ShowToast = (message: string, action?: ToastAction, onShown?: () => void) => void;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  info: ShowToast;
  warning: ShowToast;
}

const ToastContext = createContext<Toasts | null>(null);

/** Shows short messages; each stays for 10 s and can be dismissed (S8-37, S9-09). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Toast[]>([]);
  const toasts = useMemo(() => {
    const show =
      (variant: VariantType): ShowToast =>
      (message, action, onShown) =>
        setAsked((earlier) => [...earlier, { id: earlier.length, message, variant, action, onShown }]);
    return { success: show('success'), error: show('error'), info: show('info'), warning: show('warning') };
  }, []);
  return (
    <ToastContext value={toasts}>
      {children}
      {asked.length > 0 && (
        <Suspense>
          <ToastHost toasts={asked} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Functions to show short messages. The same object on every render. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToasts needs the toast provider');
  return toasts;
}
