import { type RefObject, useEffect, useRef } from 'react';

interface RowFocus {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Says that what holds the focus in the row is about to go, for good or for the row as it was. */
  readonly leaveRow: (index: number, action: string) => void;
}

/**
 * Keeps the keyboard in a list whose rows change under it: the same action of the row that is then there gets
 * the focus, unless it went elsewhere by itself. Actions are marked by `data-action`.
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
