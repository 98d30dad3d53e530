import { useState } from 'react';
import { hasUnsavedWork } from '../../../shared/hooks/use-unload-warning';
import { useLibrarySwitch } from './use-library-switch';

export interface SwitchQuestion {
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Switches on the user's request, and asks first if unsaved work would be lost. */
export function useAskedSwitch() {
  const { switchTo, switchBack } = useLibrarySwitch();
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  const ask = (go: () => void) => {
    if (hasUnsavedWork()) setPending({ go });
    else go();
  };
  const question: SwitchQuestion = {
    isOpen: pending !== null,
    onConfirm: () => {
      setPending(null);
      pending?.go();
    },
    onCancel: () => setPending(null),
  };
  return {
    switchTo: (childId: string) => ask(() => void switchTo(childId)),
    switchBack: () => ask(() => void switchBack()),
    question,
  };
}
