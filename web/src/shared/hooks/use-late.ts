import { useEffect, useState } from 'react';
import { report } from '../config/report';

/**
 * Something whose code is loaded once it is wanted: null until it is there, and where it cannot be had.
 * @param load the same function each time
 */
export function useLate<Loaded>(load: () => Promise<Loaded>, isWanted = true): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly is: Loaded } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load()
      .then((is) => setLoaded({ is }))
      .catch((error: unknown) => report('not-loaded', error));
  }, [load, isWanted]);
  return loaded === null ? null : loaded.is;
}
