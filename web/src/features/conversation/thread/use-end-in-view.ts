import { type RefObject, useEffect } from 'react';

/**
 * Keeps the end of a thread in view when its room changes, as a keyboard on the screen does: of the list while
 * `isAtEnd`, and of the page while the conversation's end was in view or has the focus.
 */
export function useEndInView(list: RefObject<HTMLElement | null>, isAtEnd: RefObject<boolean>): void {
  useEffect(() => {
    const element = list.current;
    const conversation = element?.closest('section') ?? null;
    if (element === null || conversation === null) return undefined;
    const isEndShown = () => conversation.getBoundingClientRect().bottom <= window.innerHeight;
    let wasEndShown = isEndShown();
    const note = () => {
      wasEndShown = isEndShown();
    };
    const keep = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
      if (wasEndShown || conversation.contains(document.activeElement)) {
        conversation.scrollIntoView({ block: 'nearest' });
      }
      note();
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('resize', keep);
    };
  }, [list, isAtEnd]);
}
