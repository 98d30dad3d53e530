import { useRef } from 'react';

/** Whether the keyboard is nowhere, or on a button that a step takes away. */
function isAdrift(card: HTMLElement | null): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return true;
  return active instanceof HTMLButtonElement && card?.contains(active) === true;
}

/** Where the keyboard goes on after a step on the card of a draft, whose buttons come and go with its state. */
export function useCardFocus() {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  /** to the heading, from which the next button is not far, unless its person has gone elsewhere meanwhile */
  const settle = () => {
    if (isAdrift(card.current)) (editor.current ?? heading.current)?.focus();
  };
  return { card, heading, field, editor, settle, isAdrift: () => isAdrift(card.current) };
}
