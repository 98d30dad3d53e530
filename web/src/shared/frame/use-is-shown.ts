import { useSyncExternalStore } from 'react';

let isInSight = true;

const isShown = (): boolean => isInSight && document.visibilityState === 'visible';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  // A page around may hide its frame, which the document then does not learn otherwise.
  const observer =
    window.parent === window
      ? null
      : new IntersectionObserver((entries) => {
          isInSight = entries.at(-1)?.isIntersecting ?? true;
          onChange();
        });
  observer?.observe(document.documentElement);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    observer?.disconnect();
  };
}

/** Whether the visitor can see the page: neither its tab is hidden nor the frame that it is in. */
export const useIsShown = (): boolean => useSyncExternalStore(subscribe, isShown, () => true);
