import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a card when the button that had it goes with a change of state, and leaves it to the thread around
 * when the whole card goes: the next key shall go on from there.
 * @param state changes when what the card offers does
 */
export function useKeptFocus(card: RefObject<HTMLElement | null>, state: string): void {
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const element = card.current;
    const thread = element?.closest<HTMLElement>('[role="log"]');
    const enter = () => {
      isWithin.current = true;
    };
    // What is taken away loses the focus to nothing.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) isWithin.current = false;
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
      if (isWithin.current) thread?.focus({ preventScroll: true });
    };
  }, [card]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks after each change of state
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isWithin.current && isLost) card.current?.focus({ preventScroll: true });
  }, [card, state]);
}
