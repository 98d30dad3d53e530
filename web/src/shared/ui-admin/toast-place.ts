import { useEffect } from 'react';

/** How far above the lower edge toasts end; px. */
export const TOASTS_BOTTOM = '--hl-toasts-bottom';

const HOLDER = '.notistack-SnackbarContainer';

const isBeside = (one: DOMRect, other: DOMRect): boolean =>
  one.width > 0 && one.left < other.right && other.left < one.right;

/** The lowest place where toasts cover nothing that is marked, and which an on-screen keyboard leaves in sight; px. */
function freeBottom(): number {
  const holder = document.querySelector(HOLDER)?.getBoundingClientRect();
  const seen = window.visualViewport;
  const edges = [seen ? seen.offsetTop + seen.height : window.innerHeight];
  for (const element of document.querySelectorAll('[data-below-toasts]')) {
    const rect = element.getBoundingClientRect();
    if (holder !== undefined && isBeside(rect, holder)) edges.push(rect.top);
  }
  return Math.max(0, Math.round(window.innerHeight - Math.min(...edges)));
}

/** Keeps toasts above what is marked, while there are any. */
export function useToastPlace(isAnyShown: boolean): void {
  useEffect(() => {
    if (!isAnyShown) return undefined;
    let frame = 0;
    const place = () => {
      frame = 0;
      document.documentElement.style.setProperty(TOASTS_BOTTOM, `${freeBottom()}px`);
    };
    const placeSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    place();
    // What is at the bottom changes with the screen, and grows with what is written in it.
    const changes = new MutationObserver(placeSoon);
    const what = { childList: true, subtree: true, attributeFilter: ['class', 'style'] };
    changes.observe(document.body, what);
    window.addEventListener('resize', placeSoon);
    window.visualViewport?.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', placeSoon);
      window.visualViewport?.removeEventListener('resize', placeSoon);
    };
  }, [isAnyShown]);
}
