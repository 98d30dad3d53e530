import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** Calls back whenever the element that gets the returned ref has changed its size. */
export function useResized(onResize: () => void): RefCallback<Element> {
  const latest = useRef(onResize);
  useEffect(() => {
    latest.current = onResize;
  });
  return useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => latest.current());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
