import { useEffect } from 'react';
import { restoreScroll, usePageLocation } from '../../shared/router/navigation';

/** A reload keeps its place, or its section, before any script of ours runs. */
function letBrowserRestore(): void {
  window.history.scrollRestoration = 'auto';
}

/** A new page starts at the top; going back restores the scroll position. */
export function useScroll(): void {
  const location = usePageLocation();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', letBrowserRestore);
    return () => window.removeEventListener('pagehide', letBrowserRestore);
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
