import { useEffect, useState } from 'react';

/**
 * Something read from the browser's storage, and read again when another tab changes it.
 * @param read depends on nothing but `key`
 */
export function useStored<Value>(key: string, read: (key: string) => Value): Value {
  const [value, setValue] = useState(() => read(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names what is read
  useEffect(() => {
    const look = () => setValue(read(key));
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [key]);
  return value;
}
