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
    // Cached pages are laid out by the next frame.
    const frame = requestAnimationFrame(restoreScroll);
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
