import { useEffect, useRef } from 'react';

const DOUBLE_PRESS_MS = 500;

/**
 * Does something once for a double click: that the first press began it is shown only a moment later.
 * @param isBusy whether it is known to run; once it has ended, the next press counts at once
 */
export function useSinglePress(act: () => void, isBusy: boolean): () => void {
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isBusy) lastMs.current = Number.NEGATIVE_INFINITY;
  }, [isBusy]);
  return () => {
    const nowMs = performance.now();
    const isSecond = nowMs - lastMs.current < DOUBLE_PRESS_MS;
    lastMs.current = nowMs;
    if (!isSecond) act();
  };
}
