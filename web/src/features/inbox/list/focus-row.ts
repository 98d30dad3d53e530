/** Puts a row into the document. */
type ShowRow = (id: string) => void;

let showRow: ShowRow | null = null;

/** A list with rows outside the document offers to show one. @returns takes the offer back */
export function offerRows(show: ShowRow): () => void {
  showRow = show;
  return () => {
    if (showRow === show) showRow = null;
  };
}

const find = (id: string) => document.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(id)}"]`);

/** Gives a row the focus. */
export function focusRow(id: string): void {
  if (find(id) === null) showRow?.(id);
  find(id)?.focus();
}
