import { useEffect } from 'react';
import { isWriting } from '../../shared/hooks/is-writing';
import { useHasSingleKeys } from '../../shared/staff/use-has-single-keys';

/**
 * A single key, pressed outside fields, does something to the ticket that is open. Holding it down does it once.
 * @param run null while the key does nothing
 * @param isFirst for a selection, which goes before the ticket that is open
 */
export function useTicketKey(key: string, run: (() => void) | null, { isFirst = false } = {}): void {
  const hasSingleKeys = useHasSingleKeys();
  useEffect(() => {
    if (!hasSingleKeys || run === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.key !== key || hasModifier || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      if (!event.repeat) run();
    };
    window.addEventListener('keydown', listen, { capture: isFirst });
    return () => window.removeEventListener('keydown', listen, { capture: isFirst });
  });
}
