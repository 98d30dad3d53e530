/** Waits until the browser has a network. @throws the signal's reason */
export function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', stop);
      then();
    };
    const resume = () => settle(resolve);
    const stop = () => settle(() => reject(signal.reason));
    window.addEventListener('online', resume);
    signal.addEventListener('abort', stop);
  });
}
