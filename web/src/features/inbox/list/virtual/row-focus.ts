import { focusRow } from '../focus-row';

/** Where the focus is in a row: on its link, or on what selects it. */
export interface RowFocus {
  readonly id: string;
  readonly isOnCheckbox: boolean;
}

/** @returns null if no row of the list has the focus */
export function rowFocusIn(scroller: HTMLElement): RowFocus | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !scroller.contains(focused)) return null;
  const { ticket, select } = focused.dataset;
  const id = ticket ?? select;
  return id === undefined ? null : { id, isOnCheckbox: ticket === undefined };
}

/** Gives the focus back to a row that was drawn anew, unless it has gone elsewhere. */
export function restoreRowFocus(scroller: HTMLElement, before: RowFocus | null): void {
  if (before === null || document.activeElement !== document.body) return;
  const { id, isOnCheckbox } = before;
  if (isOnCheckbox) scroller.querySelector<HTMLElement>(`[data-select="${CSS.escape(id)}"]`)?.focus();
  else focusRow(id);
}
