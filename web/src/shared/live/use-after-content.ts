import { useEffect, useState } from 'react';
import { followAfterContent } from './follow-after-content';

/**
 * Code that loads once the first screen shows its content, and loads again after a failure: null until it is there.
 * @param name names the code in reports of a failure to load
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
