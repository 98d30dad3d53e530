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
    const frame = requestAnimationFrame(restoreScroll);
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
