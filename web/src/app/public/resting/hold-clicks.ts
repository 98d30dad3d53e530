/** What works once the page is hydrated; copying code works before. */
const BUTTONS = 'button:not(.code-copy)';

/**
 * Holds the last click on a button that nothing hears yet. @returns a function that ends it, which returns one that
 * repeats the click
 */
export function holdClicks(): () => () => void {
  let clicked: HTMLElement | null = null;
  const hold = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
  };
  document.addEventListener('click', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    return () => clicked?.click();
  };
}
