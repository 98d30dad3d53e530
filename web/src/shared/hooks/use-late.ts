import { useEffect, useState } from 'react';
import { report } from '../config/report';

/**
 * Code that loads once it is wanted: null until then. If it cannot be loaded, it is tried again when the network is
 * back.
 * @param load the same function each time
 */
export function useLate<Loaded>(load: () => Promise<Loaded>, isWanted = true): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly is: Loaded } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const start = () =>
      load()
        .then((is) => setLoaded({ is }))
        .catch((error: unknown) => {
          report('not-loaded', error);
          window.addEventListener('online', start, { once: true });
        });
    void start();
    return () => window.removeEventListener('online', start);
  }, [load, isWanted]);
  return loaded === null ? null : loaded.is;
}
