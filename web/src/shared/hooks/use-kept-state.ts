import { useCallback, useState } from 'react';

function read<Value>(key: string, isValid: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the page then keeps the value in memory only.
  }
}

/** State that survives a reload of the tab. Setting null forgets it. */
export function useKeptState<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState(() => read(key, isValid));
  const keep = useCallback(
    (next: Value | null) => {
      write(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, keep];
}
