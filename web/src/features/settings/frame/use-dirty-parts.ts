import { useCallback, useState } from 'react';

/** Which of a page's forms hold unsaved changes; the page guards all of them at once. */
export function useDirtyParts(): {
  readonly isDirty: boolean;
  readonly note: (part: string, isDirty: boolean) => void;
} {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set());
  const note = useCallback((part: string, isDirty: boolean) => {
    setParts((present) => {
      if (present.has(part) === isDirty) return present;
      return new Set(isDirty ? [...present, part] : [...present].filter((other) => other !== part));
    });
  }, []);
  return { isDirty: parts.size > 0, note };
}
