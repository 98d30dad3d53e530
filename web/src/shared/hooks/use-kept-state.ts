import { useCallback, useMemo, useState } from 'react';
import { keptValue } from '../storage/kept';

/** State that survives a reload of the tab; null removes it. Pass the same `isValid` on every render. */
export function useKeptState<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): [Value | null, (value: Value | null) => void] {
  const kept = useMemo(
    () => keptValue('tab', key, (stored) => (isValid(stored) ? stored : null)),
    [key, isValid],
  );
  const [value, setValue] = useState(kept.read);
  const keep = useCallback(
    (next: Value | null) => {
      kept.write(next);
      setValue(next);
    },
    [kept],
  );
  return [value, keep];
}
