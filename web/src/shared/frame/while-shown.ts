import { followShown, isShown } from './shown';

/**
 * Does something again and again while the visitor sees the page, and at once when they see it again after a while.
 * @param everyMs the pause between two times
 * @returns a function that ends it
 */
export function whileShown(everyMs: number, run: () => void): () => void {
  let lastMs = Date.now();
  const runIfDue = () => {
    if (!isShown() || Date.now() - lastMs < everyMs) return;
    lastMs = Date.now();
    run();
  };
  const timer = setInterval(runIfDue, everyMs);
  const ignore = followShown(runIfDue);
  return () => {
    clearInterval(timer);
    ignore();
  };
}
