import { type RefObject, useEffect, useRef } from 'react';

interface ReplacedFocus {
  /** for the button that is shown */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Call when the action of the button begins. */
  readonly onBegin: () => void;
}

/**
 * Keeps the keyboard focus where a button was that another one replaces once its action is done, unless the focus has
 * moved elsewhere.
 * @param shown names the button that is shown
 */
export function useReplacedFocus(shown: string): ReplacedFocus {
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (left.current === null || left.current === shown) return;
    left.current = null;
    if (document.activeElement === document.body) button.current?.focus();
  }, [shown]);
  return {
    button,
    onBegin: () => {
      left.current = shown;
    },
  };
}
