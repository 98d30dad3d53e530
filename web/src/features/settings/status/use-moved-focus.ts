import { type RefObject, useEffect, useRef } from 'react';
import type { Direction } from './arrangement';

interface MovedFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  /** call before a row moves by its button */
  readonly keep: (id: string, direction: Direction) => void;
}

/** Keeps the focus on the button of a row that moves: browsers drop it. Rows are marked by `data-row`. */
export function useMovedFocus(): MovedFocus {
  const list = useRef<HTMLDivElement>(null);
  const kept = useRef<{ id: string; direction: Direction } | null>(null);
  useEffect(() => {
    if (kept.current === null) return;
    const focused = document.activeElement;
    if (focused !== document.body) {
      if (list.current?.contains(focused) !== true) kept.current = null;
      return;
    }
    const { id, direction } = kept.current;
    const row = `[data-row="${CSS.escape(id)}"]`;
    list.current?.querySelector<HTMLElement>(`${row} [data-action="${direction}"]`)?.focus();
  });
  return {
    list,
    keep: (id, direction) => {
      kept.current = { id, direction };
    },
  };
}
