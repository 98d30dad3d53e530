import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnServer = typeof window === 'undefined';

/** Whether the browser believes it has a network; true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => isOnServer || navigator.onLine);
}
