import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';

const ITEM = '[data-toolbar-item]';

const itemsOf = (toolbar: HTMLElement): HTMLElement[] => [...toolbar.querySelectorAll<HTMLElement>(ITEM)];

function makeStop(items: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

/** The index a key moves to, null if the key is not handled. */
export function nextIndex(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Makes a toolbar a single Tab stop that remembers its position; arrows, Home and End move within it. */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (ref.current === null) return;
    const items = itemsOf(ref.current);
    if (!items.some((item) => item.tabIndex === 0)) makeStop(items, items[0]);
  });

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const item = event.target.closest<HTMLElement>(ITEM);
    if (item !== null) makeStop(itemsOf(event.currentTarget), item);
  }, []);

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget);
    const at = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
    const next = at === -1 ? null : nextIndex(event.key, at, items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  }, []);

  return { ref, onFocus, onKeyDown };
}
