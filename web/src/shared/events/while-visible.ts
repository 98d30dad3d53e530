/**
 * Calls back every so often while the tab is visible, and at once when it is visible again after that long.
 * @returns a function that ends it
 */
export function whileVisible(everyMs: number, callback: () => void): () => void {
  let lastMs = Date.now();
  const run = () => {
    if (document.visibilityState !== 'visible') return;
    lastMs = Date.now();
    callback();
  };
  const onShown = () => {
    if (Date.now() - lastMs >= everyMs) run();
  };
  const timer = setInterval(run, everyMs);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onShown);
  };
}
