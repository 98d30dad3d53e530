import { useEffect, useRef } from 'react';

/** Marks the pane of a list, which takes the focus when what had it is gone. */
export const LIST_PANE = { 'data-list-pane': '', tabIndex: -1 } as const;

/** Gives the list the focus, if it is nowhere: what had it has left the page. The keys of the list go on from there. */
function catchFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-list-pane]')?.focus({ preventScroll: true });
}

/** For a part whose buttons and menus may go while they have the focus. */
export function useFocusBackToList(): void {
  useEffect(() => () => void requestAnimationFrame(catchFocus), []);
}

/** For what stands in place of something that has gone, perhaps with the focus. */
export function useFocusOfGone(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(catchFocus);
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** For the rows of a list, one of which may leave it while it has the focus. @param ids of the rows, anew when they change */
export function useFocusOfLeavers(ids: readonly { readonly id: string }[]): void {
  const focused = useRef<string | undefined>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current =
        target instanceof HTMLElement ? (target.dataset.ticket ?? target.dataset.select) : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (focused.current === undefined || ids.some(({ id }) => id === focused.current)) return;
    focused.current = undefined;
    catchFocus();
  }, [ids]);
}
