let isInSight = true;

/** Whether the visitor can see the page now; of a frame, only while somebody follows it. */
export const isShown = (): boolean => isInSight && document.visibilityState === 'visible';

/** Calls back when the visitor sees the page again, or no more. @returns an unsubscribe function */
export function followShown(onChange: () => void): () => void {
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
