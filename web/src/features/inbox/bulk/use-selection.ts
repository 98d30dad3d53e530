import { deleteTickets } from '@harborline/domain/api/inbox/delete-tickets';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { ListSteps } from '../list/use-list-steps';
import type { Ticket } from '../ticket';
import { noSelection, selectedTo, toggled } from './selection';
import { useSelectionKeys } from './use-selection-keys';

export interface Selection {
  /** the selected ones, in the order of the list */
  readonly tickets: readonly Ticket[];
  readonly isSelected: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** selects the rows up to this one */
  readonly selectTo: (id: string) => void;
  /** selects these and no others */
  readonly select: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** of the list; names it for `addTo` */
  readonly scope: string;
  /** selects these too, if that list is still shown */
  readonly addTo: (scope: string, ids: readonly string[]) => void;
}

interface Listed {
  /** names the list */
  readonly scope: string;
  readonly tickets: readonly Ticket[];
  /** whether what is missing in it is gone, and not about to come */
  readonly isReady: boolean;
  readonly steps: ListSteps;
  /** whether there is anything that the person may do to several tickets */
  readonly isOn: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Drops what has left the list, and says which tickets these were. */
function useLeavers(ids: ReadonlySet<string>, { tickets, isReady }: Listed, drop: (ids: string[]) => void) {
  const toasts = useToasts();
  const known = useRef(new Map<string, number>());
  useEffect(() => {
    if (!isReady) return;
    for (const { id, number } of tickets) known.current.set(id, number);
    const present = new Set(tickets.map(({ id }) => id));
    const gone = [...ids].filter((id) => !present.has(id));
    if (gone.length === 0) return;
    drop(gone);
    const numbers = gone.map((id) => shortNumber(known.current.get(id) ?? 0)).join(', ');
    toasts.info(BULK_TEXTS.left(numbers));
  }, [ids, tickets, isReady, drop, toasts]);
}

/** Whether there is anything that the person may do to several tickets: change them, or delete them. */
export function useIsSelectable(): boolean {
  const [mayReply, mayDelete] = [useMay('Messages.createAsAgent'), useMay(deleteTickets)];
  return mayReply || mayDelete;
}

/** The selection of a list of tickets, by pointer and by keys; another list begins with none (D-105). */
export function useSelection(listed: Listed): Selection {
  const { scope, tickets, steps, isOn } = listed;
  const [stored, setState] = useState(() => noSelection(scope));
  const state = useMemo(() => (stored.scope === scope ? stored : noSelection(scope)), [stored, scope]);
  const rows = useMemo(() => tickets.map(({ id }) => id), [tickets]);
  // Whoever may no longer change tickets has none selected.
  const ids = isOn ? state.ids : NONE;

  const toggle = useCallback((id: string) => setState(toggled(state, id)), [state]);
  const selectTo = useCallback((id: string) => setState(selectedTo(state, rows, id)), [state, rows]);
  const select = useCallback(
    (chosen: readonly string[]) => setState({ ...noSelection(scope), ids: new Set(chosen) }),
    [scope],
  );
  const addTo = useCallback((from: string, more: readonly string[]) => {
    // A step may end when another list, with rows selected in it, is shown.
    setState((now) => (now.scope === from ? { ...now, ids: new Set([...now.ids, ...more]) } : now));
  }, []);
  const clear = useCallback(() => select([]), [select]);
  const drop = useCallback(
    (gone: readonly string[]) =>
      setState((now) => ({ ...now, ids: new Set([...now.ids].filter((id) => !gone.includes(id))) })),
    [],
  );
  useLeavers(ids, listed, drop);
  useSelectionKeys({ isOn, steps, isAny: ids.size > 0, toggle, selectTo, select, clear });
  return {
    tickets: useMemo(() => tickets.filter(({ id }) => ids.has(id)), [tickets, ids]),
    isSelected: (id) => ids.has(id),
    toggle,
    selectTo,
    select,
    clear,
    scope,
    addTo,
  };
}
