import { useEffect, useState } from 'react';
import { followAfterContent } from './follow-after-content';

/**
 * Something whose code is loaded once the first screen shows its content, and loaded again where that fails: null
 * until it is there.
 * @param name where a failure to load is reported
 * @param load the same function each time
 */
export function useAfterContent<Loaded>(name: string, load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<{ readonly is: Loaded } | null>(null);
  useEffect(() => {
    const follow = (is: Loaded) => {
      setLoaded({ is });
      return () => {};
    };
    return followAfterContent({ name, load, follow });
  }, [name, load]);
  return loaded === null ? null : loaded.is;
}
