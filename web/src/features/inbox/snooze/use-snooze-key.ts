import { useEffect } from 'react';
import { isWriting } from '../../../shared/hooks/is-writing';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';

/** Z opens the times to snooze until. @param isFirst for a selection, which goes before the ticket that is open (D-119) */
export function useSnoozeKey(open: () => void, { isFirst = false } = {}): void {
  const hasSingleKeys = useHasSingleKeys();
  useEffect(() => {
    if (!hasSingleKeys) return undefined;
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== 'z' || hasModifier || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen, { capture: isFirst });
    return () => window.removeEventListener('keydown', listen, { capture: isFirst });
  });
}
