import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when a dialog closes and what opened it is gone, such as the button of a removed row: otherwise
 * the keyboard would start again at the top of the page.
 */
export function useFallbackFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const target = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && document.activeElement === document.body) target.current?.focus();
  }, [isOpen]);
  return target;
}
