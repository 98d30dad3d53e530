import { type RefObject, useEffect, useRef } from 'react';

interface RowFocus {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Call before the focused element of a row is removed or the row changes. */
  readonly leaveRow: (index: number, action: string) => void;
}

/**
 * Keeps the keyboard focus in a list whose rows change: the same action of the row now at that position gets
 * the focus, unless the focus has moved elsewhere. Actions are marked by `data-action`.
 */
export function useRowFocus(): RowFocus {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<{ index: number; action: string } | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const focused = document.activeElement;
    if (focused !== document.body) {
      if (list.current?.contains(focused) !== true) left.current = null;
      return;
    }
    const { index, action } = left.current;
    const rows = list.current?.children;
    const row = rows?.item(Math.min(index, rows.length - 1));
    const next = row?.querySelector<HTMLElement>(`[data-action="${action}"]`);
    left.current = null;
    next?.focus();
  });
  return {
    list,
    leaveRow: (index, action) => {
      left.current = { index, action };
    },
  };
}
