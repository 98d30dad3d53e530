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
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
  const ask = (go: () => void) => {
    if (hasUnsavedWork()) setHeld({ go });
    else go();
  };
  const question: SwitchQuestion = {
    isOpen: held !== null,
    onConfirm: () => {
      setHeld(null);
      held?.go();
    },
    onCancel: () => setHeld(null),
  };
  return {
    switchTo: (childId: string) => ask(() => void switchTo(childId)),
    switchBack: () => ask(() => void switchBack()),
    question,
  };
}
