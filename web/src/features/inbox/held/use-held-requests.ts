import { decideHeldRequests as decision } from '@harborline/domain/api/inbox/held-requests';
import type { HeldRequest, HeldRequestAction } from '@harborline/domain/entities/held-request';
import { LIMITS } from '@harborline/domain/limits';
import { HELD_TEXTS } from '@harborline/domain/texts/held-requests';
import { useEffect, useMemo, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { usePagedList } from '../../../shared/live/use-paged-list';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import type { Stored } from '../../../shared/store/snapshot-record';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { idOf } from '../ticket';
import { type DecisionOptions, decideHeldRequests, discardAllHeld, heldRequestPages } from './held-requests';

export type HeldRow = Stored<HeldRequest>;

const ORDER = {
  size: LIMITS.heldRequestsPerCall,
  idOf,
  timeOf: (row: HeldRow) => row.created_at.toMillis(),
};

const DONE = {
  release: HELD_TEXTS.released,
  discard: HELD_TEXTS.discarded,
  restore: HELD_TEXTS.restored,
} as const satisfies Record<HeldRequestAction, (count: number) => string>;

/** The library's held requests, the selection, and the decisions. */
export function useHeldRequests() {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const mayDecide = useMay(decision);
  const toasts = useToasts();
  const source = useMemo(
    () => ({ scope: libraryId, ...heldRequestPages(firestore, libraryId) }),
    [firestore, libraryId],
  );
  const list = usePagedList(source, ORDER);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  /** number of requests decided so far; null while no decision runs */
  const [progress, setProgress] = useState<number | null>(null);
  const selected = list.rows.map(({ ticket_id }) => ticket_id).filter((id) => chosen.has(id));
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** @param shown the rows listed before, so that an undo can put discarded ones back */
  const carryOut = async (
    action: HeldRequestAction,
    run: (options: DecisionOptions) => Promise<void>,
    shown = new Map(list.rows.map((row) => [row.ticket_id, row])),
  ): Promise<void> => {
    const changed: number[] = [];
    const reportDone = () => {
      const restore = () =>
        carryOut('restore', (options) => decideHeldRequests('restore', changed, options), shown);
      const undo = { label: HELD_TEXTS.undo, run: () => void restore() };
      toasts.success(DONE[action](changed.length), action === 'discard' ? undo : undefined);
    };
    const onChanged = (ticketIds: readonly number[]) => {
      changed.push(...ticketIds);
      setProgress(changed.length);
      // Only the newest page is live: rows of older pages change here.
      const rows = ticketIds.flatMap((id) => shown.get(id) ?? []);
      // The listener may have shown restored rows already, and the user may have selected them.
      if (action === 'restore') return list.putBack(rows, rows.length < ticketIds.length);
      setChosen((now) => new Set([...now].filter((id) => !ticketIds.includes(id))));
      for (const row of rows) list.updateRow(row.id, null);
    };
    leaving.current = new AbortController();
    setProgress(0);
    try {
      await run({ onChanged, signal: leaving.current.signal });
      if (changed.length === 0) toasts.info(HELD_TEXTS.decidedAlready);
      else reportDone();
    } catch (error) {
      report('held-requests', error);
      // Batches before the failure were decided, and can be undone.
      if (changed.length > 0) reportDone();
      toasts.error(HELD_TEXTS.decideFailed);
    } finally {
      setProgress(null);
    }
  };
  const decide = (action: HeldRequestAction, ticketIds: readonly number[]): Promise<void> =>
    carryOut(action, (options) => decideHeldRequests(action, ticketIds, options));

  return {
    list,
    mayDecide,
    selected,
    isBusy: progress !== null,
    progress,
    isSelected: (row: HeldRow) => chosen.has(row.ticket_id),
    toggle: (row: HeldRow) =>
      setChosen((now) => {
        const next = new Set(now);
        if (!next.delete(row.ticket_id)) next.add(row.ticket_id);
        return next;
      }),
    toggleAll: () =>
      setChosen(
        selected.length === list.rows.length
          ? new Set()
          : new Set(list.rows.map(({ ticket_id }) => ticket_id)),
      ),
    decide,
    /** when the newest listed request arrived, in milliseconds */
    newestAtMs: Math.max(0, ...list.rows.map(ORDER.timeOf)),
    /** discards all requests that arrived until then, even those not loaded, except the selected ones */
    discardOthers: (until: number) =>
      carryOut('discard', (options) => discardAllHeld({ keepIds: selected, until }, options)),
  };
}
