import { type RefObject, useEffect } from 'react';

/**
 * Keeps the end of a thread in view when its space changes, for instance by an on-screen keyboard. It scrolls the list
 * while `isAtEnd`, and the page if the conversation's end was in view or the conversation has the focus.
 */
export function useEndInView(list: RefObject<HTMLElement | null>, isAtEnd: RefObject<boolean>): void {
  useEffect(() => {
    const element = list.current;
    const conversation = element?.closest('section') ?? null;
    if (element === null || conversation === null) return undefined;
    const isEndShown = () => conversation.getBoundingClientRect().bottom <= window.innerHeight;
    let wasEndShown = isEndShown();
    const update = () => {
      wasEndShown = isEndShown();
    };
    const keep = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
      if (wasEndShown || conversation.contains(document.activeElement)) {
        conversation.scrollIntoView({ block: 'nearest' });
      }
      update();
    };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', keep);
    };
  }, [list, isAtEnd]);
}
