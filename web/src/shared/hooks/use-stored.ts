import { useEffect, useState } from 'react';

/**
 * A value from the browser's storage, updated when another tab changes it.
 * @param read depends on nothing but `key`
 */
export function useStored<Value>(key: string, read: (key: string) => Value): Value {
  const [value, setValue] = useState(() => read(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key determines the value
  useEffect(() => {
    const look = () => setValue(read(key));
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [key]);
  return value;
}
