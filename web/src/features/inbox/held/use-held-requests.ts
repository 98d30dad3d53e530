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
import { type Course, decideHeldRequests, discardAllHeld, heldRequestPages } from './held-requests';

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

/** The library's held requests, which of them are selected, and what can be done with them. */
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
  /** how many are decided on so far, null while nothing is going on */
  const [progress, setProgress] = useState<number | null>(null);
  const selected = list.rows.map(({ ticket_id }) => ticket_id).filter((id) => chosen.has(id));
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** @param shown the rows on the list before, by which those that were discarded can be put back */
  const carryOut = async (
    action: HeldRequestAction,
    run: (course: Course) => Promise<void>,
    shown = new Map(list.rows.map((row) => [row.ticket_id, row])),
  ): Promise<void> => {
    const changed: number[] = [];
    const tell = () => {
      const restore = () =>
        carryOut('restore', (course) => decideHeldRequests('restore', changed, course), shown);
      const undo = { label: HELD_TEXTS.undo, run: () => void restore() };
      toasts.success(DONE[action](changed.length), action === 'discard' ? undo : undefined);
    };
    const onChanged = (ticketIds: readonly number[]) => {
      changed.push(...ticketIds);
      setProgress(changed.length);
      // The listener follows the newest page by itself; older pages are not live.
      const rows = ticketIds.flatMap((id) => shown.get(id) ?? []);
      // The listener may have shown it before, so that what is back may have been selected already.
      if (action === 'restore') return list.putBack(rows, rows.length < ticketIds.length);
      setChosen((now) => new Set([...now].filter((id) => !ticketIds.includes(id))));
      for (const row of rows) list.noteRow(row.id, null);
    };
    leaving.current = new AbortController();
    setProgress(0);
    try {
      await run({ onChanged, calledOff: leaving.current.signal });
      if (changed.length === 0) toasts.info(HELD_TEXTS.decidedAlready);
      else tell();
    } catch (error) {
      report('held-requests', error);
      // What was done before it failed is done, and can be undone.
      if (changed.length > 0) tell();
      toasts.error(HELD_TEXTS.decideFailed);
    } finally {
      setProgress(null);
    }
  };
  const decide = (action: HeldRequestAction, ticketIds: readonly number[]): Promise<void> =>
    carryOut(action, (course) => decideHeldRequests(action, ticketIds, course));

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
    /** when the newest on the list came in, in milliseconds */
    newestAtMs: Math.max(0, ...list.rows.map(ORDER.timeOf)),
    /** discards whatever came in until then, also what is not listed yet, but for what is selected */
    discardOthers: (until: number) =>
      carryOut('discard', (course) => discardAllHeld({ keepIds: selected, until }, course)),
  };
}
