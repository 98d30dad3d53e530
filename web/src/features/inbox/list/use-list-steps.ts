import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useFocusOfLeavers } from './focus-list';
import { focusRow } from './focus-row';
import { useInboxKeys } from './use-inbox-keys';
import { useOpenAtOnce } from './use-open-at-once';

/** A row as the keys know it. */
interface StepRow {
  readonly id: string;
  /** where it leads */
  readonly to: string;
  readonly isOpenIn: (search: URLSearchParams) => boolean;
}

/** The rows of a list, in their order; the same object while they are the same. */
export type ListSteps = readonly StepRow[];

/** The place of the row in the URL. */
function openPlace(rows: ListSteps): number {
  const search = new URLSearchParams(window.location.search);
  return rows.findIndex(({ isOpenIn }) => isOpenIn(search));
}

/**
 * The place of the row that has the focus, or of the one in the URL, read directly: a key may come before React has
 * rendered the previous step.
 */
export function placeNow(rows: ListSteps): number {
  const focused = document.activeElement?.getAttribute('data-ticket') ?? null;
  return focused === null ? openPlace(rows) : rows.findIndex(({ id }) => id === focused);
}

interface LastPlace {
  readonly row: StepRow;
  readonly place: number;
}

/**
 * The place that a step leads to where no row is open: beside that of the open ticket which has left the list, since it was
 * snoozed or closed; otherwise the first.
 */
function placeAfterLost(rows: ListSteps, by: 1 | -1, last: LastPlace | null): number {
  const isStillOpen = last?.row.isOpenIn(new URLSearchParams(window.location.search)) === true;
  if (last === null || !isStillOpen) return 0;
  return by === 1 ? Math.min(last.place, rows.length - 1) : last.place - 1;
}

/** Keyboard navigation of the list: j and k open its rows, arrows move the focus within the list. */
export function useListSteps(rows: ListSteps, inputRef: RefObject<HTMLTextAreaElement | null>) {
  const openAtOnce = useOpenAtOnce();
  useFocusOfLeavers(rows);
  const last = useRef<LastPlace | null>(null);
  useEffect(() => {
    // A step renders before it moves the focus, which then still has the row before.
    const place = openPlace(rows);
    const row = rows[place];
    if (row !== undefined) last.current = { row, place };
  });

  const step = useCallback(
    (by: 1 | -1) => {
      const at = placeNow(rows);
      const next = rows[at === -1 ? placeAfterLost(rows, by, last.current) : at + by];
      if (next === undefined) return;
      openAtOnce(next.to);
      focusRow(next.id);
    },
    [rows, openAtOnce],
  );
  const onNext = useCallback(() => step(1), [step]);
  const onPrevious = useCallback(() => step(-1), [step]);
  const onReply = useCallback(() => inputRef.current?.focus(), [inputRef]);
  useInboxKeys({ onNext, onPrevious, onReply });

  const onListKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const focused = event.target instanceof HTMLElement ? event.target.dataset.ticket : undefined;
      if (by === 0 || focused === undefined) return;
      const next = rows[rows.findIndex(({ id }) => id === focused) + by];
      if (next === undefined) return;
      event.preventDefault();
      focusRow(next.id);
    },
    [rows],
  );
  return { onListKeyDown };
}
