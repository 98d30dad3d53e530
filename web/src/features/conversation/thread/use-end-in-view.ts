import { type RefObject, useEffect } from 'react';

/**
 * Keeps the end of a thread in view when its space changes, for instance by an on-screen keyboard, by what is chosen
 * below it or asked above it. It scrolls the list while `isAtEnd`, and with the window also the page if the
 * conversation's end was in view or the conversation has the focus.
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
    const keepList = () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    };
    const keep = () => {
      keepList();
      if (wasEndShown || conversation.contains(document.activeElement)) {
        conversation.scrollIntoView({ block: 'nearest' });
      }
      update();
    };
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', keep);
    const observer = new ResizeObserver(keepList);
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', keep);
    };
  }, [list, isAtEnd]);
}
