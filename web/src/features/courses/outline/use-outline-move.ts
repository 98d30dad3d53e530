import { moveRowBy } from '@harborline/domain/courses/move-row';
import type { OutlineRow } from '@harborline/domain/courses/outline';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

interface Held {
  readonly id: string;
  readonly rows: readonly OutlineRow[];
}

interface KeyboardMove {
  readonly rows: readonly OutlineRow[];
  readonly announce: (message: string) => void;
  /** saves the order that the row was moved to */
  readonly onDrop: (id: string, rows: readonly OutlineRow[]) => void;
}

const placeOf = (rows: readonly OutlineRow[], id: string): string =>
  COURSE_TEXTS.place(rows.findIndex((row) => row.id === id) + 1, rows.length);

const isSameOrder = (one: readonly OutlineRow[], other: readonly OutlineRow[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** Moves a row by keyboard: Space or Enter picks it up and drops it, arrow keys move it, Escape takes it back. */
export function useKeyboardMove({ rows, announce, onDrop }: KeyboardMove) {
  const [held, setHeld] = useState<Held | null>(null);
  const handle = useRef<HTMLElement | null>(null);
  // The row has another position in the document now, which can cost its handle the focus.
  useEffect(() => {
    if (held !== null) handle.current?.focus();
  }, [held]);

  const titleOf = (id: string) => rows.find((row) => row.id === id)?.title ?? '';
  const cancel = (id: string) => {
    setHeld(null);
    announce(COURSE_TEXTS.moveCancelled(titleOf(id)));
  };
  const drop = ({ id, rows: arranged }: Held) => {
    setHeld(null);
    announce(COURSE_TEXTS.dropped(titleOf(id), placeOf(arranged, id)));
    if (!isSameOrder(arranged, rows)) onDrop(id, arranged);
  };
  const step = ({ id, rows: arranged }: Held, by: 1 | -1) => {
    const next = moveRowBy(arranged, id, by);
    if (next === arranged) return announce(COURSE_TEXTS.cannotMove);
    setHeld({ id, rows: next });
    announce(COURSE_TEXTS.movedTo(titleOf(id), placeOf(next, id)));
  };
  const press = (id: string, event: KeyboardEvent<HTMLElement>) => {
    const own = held?.id === id ? held : null;
    const by = STEPS[event.key];
    const isToggle = event.key === ' ' || event.key === 'Enter';
    if (!isToggle && (own === null || (by === undefined && event.key !== 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    handle.current = event.currentTarget;
    if (own !== null) {
      if (isToggle) drop(own);
      else if (by === undefined) cancel(id);
      else step(own, by);
      return;
    }
    setHeld({ id, rows });
    announce(COURSE_TEXTS.pickedUp(titleOf(id), placeOf(rows, id)));
  };
  return { held, press, cancel };
}
