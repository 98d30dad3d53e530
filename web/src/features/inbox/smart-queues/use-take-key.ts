import { useEffect } from 'react';
import { isWriting } from '../../../shared/hooks/is-writing';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';

/** Shortcut: t takes the next ticket. It does nothing while writing or with a modifier. @param onTake null if one may not */
export function useTakeKey(onTake: (() => void) | null): void {
  const isOn = useHasSingleKeys();
  useEffect(() => {
    if (!isOn || onTake === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== 't' || event.repeat || hasModifier || isWriting(event.target)) return;
      event.preventDefault();
      onTake();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, onTake]);
}
