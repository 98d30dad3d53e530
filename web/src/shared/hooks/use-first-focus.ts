import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to a field that its reader has just asked for. Not by its attribute, which browsers refuse in the
 * widget's frame.
 * @returns the ref of the field
 */
export function useFirstFocus<Field extends HTMLElement>(isWanted: boolean): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}
