import { useEffect } from 'react';
import { restoreScroll, usePageLocation } from '../../shared/router/navigation';

/** A new page starts at the top; going back restores the scroll position. */
export function useScroll(): void {
  const location = usePageLocation();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (location.cause === 'push') window.scrollTo(0, 0);
    if (location.cause !== 'pop') return;
    // By the next frame, cached pages have their layout.
    let cancel: () => void = () => undefined;
    const frame = requestAnimationFrame(() => {
      cancel = restoreScroll();
    });
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, [location]);
}
