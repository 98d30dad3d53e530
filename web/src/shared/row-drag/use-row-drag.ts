import { type PointerEvent, useEffect, useRef } from 'react';
import { dragRow } from './drag-row';

interface RowDrag {
  /** the rows that are shown; a change ends the drag */
  readonly rows: readonly unknown[];
  /** the attribute of a row that holds its id */
  readonly idAttribute: string;
  /** @param overId the row whose place it takes */
  readonly onDrop: (id: string, overId: string) => void;
}

/**
 * Lets the rows of a list be dragged with mouse, pen or finger.
 * @returns what to call when a row's handle is pressed
 */
export function useRowDrag({ rows, idAttribute, onDrop }: RowDrag) {
  const end = useRef<() => void>(() => undefined);
  /** what had the focus when its row was dropped, which has another position in the document now */
  const focused = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is dragged is no row of a list that has changed.
  useEffect(() => {
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
    focused.current = null;
    return () => end.current();
  }, [rows]);
  return (event: PointerEvent, handle: HTMLElement) => {
    const row = handle.closest<HTMLElement>(`[${idAttribute}]`);
    if (row === null || event.button !== 0 || !event.isPrimary) return;
    end.current = dragRow(event.nativeEvent, row, (over) => {
      if (handle === document.activeElement) focused.current = handle;
      onDrop(row.getAttribute(idAttribute) ?? '', over.getAttribute(idAttribute) ?? '');
    });
  };
}
