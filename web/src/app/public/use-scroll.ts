import { useEffect } from 'react';
import { restoreScroll, usePageLocation } from '../../shared/router/navigation';

/** A reload keeps its place, or its section, before any script of ours runs. */
function letBrowserRestore(): void {
  window.history.scrollRestoration = 'auto';
}

/** Also after a return from the back-forward cache, which runs no effect anew. */
function restoreOurselves(): void {
  window.history.scrollRestoration = 'manual';
}

/** A new page starts at the top; going back restores the scroll position. */
export function useScroll(): void {
  const location = usePageLocation();
  useEffect(() => {
    restoreOurselves();
    window.addEventListener('pagehide', letBrowserRestore);
    window.addEventListener('pageshow', restoreOurselves);
    return () => {
      window.removeEventListener('pagehide', letBrowserRestore);
      window.removeEventListener('pageshow', restoreOurselves);
    };
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
