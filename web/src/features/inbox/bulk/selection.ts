/** Which rows of a list are selected. */
export interface SelectionState {
  /** of the list; that of another list is no selection of this one */
  readonly scope: string;
  readonly ids: ReadonlySet<string>;
  /** where a range begins; null for the first row */
  readonly anchor: string | null;
}

export const noSelection = (scope: string): SelectionState => ({ scope, ids: new Set(), anchor: null });

/** Selects a row, or no longer. */
export function toggled(state: SelectionState, id: string): SelectionState {
  const ids = new Set(state.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ...state, ids, anchor: id };
}

/** Selects the rows from the anchor to a row, beside what is selected. @param rows ids of the list in its order */
export function selectedTo(state: SelectionState, rows: readonly string[], id: string): SelectionState {
  const to = rows.indexOf(id);
  if (to === -1) return state;
  const from = Math.max(state.anchor === null ? to : rows.indexOf(state.anchor), 0);
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...state, ids: new Set([...state.ids, ...range]) };
}
