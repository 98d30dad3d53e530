const AT_LEAST_MS = 1_000;
const AT_MOST_MS = 60_000;

/**
 * Calls when it is due, but looks at the time each minute and whenever the page is seen or connected again: a
 * machine that slept has missed its timers. @returns a function that ends it
 */
export function wake(dueInMs: () => number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(onTime, Math.min(AT_MOST_MS, Math.max(AT_LEAST_MS, dueInMs())));
  };
  const onTime = () => {
    if (dueInMs() <= 0) work();
    schedule();
  };
  const onSeen = () => {
    if (dueInMs() <= 0) work();
  };
  schedule();
  window.addEventListener('focus', onSeen);
  window.addEventListener('online', onSeen);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', onSeen);
    window.removeEventListener('online', onSeen);
  };
}
