import { MOVING_TEXTS } from '@harborline/domain/texts/moving';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface Held<Row> {
  readonly id: string;
  readonly rows: readonly Row[];
}

interface KeyboardMove<Row, Step> {
  readonly rows: readonly Row[];
  /** what the keys of a held row do, by their names */
  readonly steps: Readonly<Record<string, Step>>;
  readonly titleOf: (id: string) => string;
  /** where a row is, in words */
  readonly describe: (rows: readonly Row[], id: string) => string;
  /** the rows after a step; null if the row cannot go there */
  readonly moved: (rows: readonly Row[], id: string, step: Step) => readonly Row[] | null;
  readonly announce: (message: string) => void;
  /** saves the order that the row was moved to, which may be the one it had */
  readonly onDrop: (id: string, rows: readonly Row[]) => void;
}

/** Moves a row by keyboard: Space or Enter picks it up and drops it, arrow keys move it, Escape takes it back. */
export function useKeyboardMove<Row, Step>(move: KeyboardMove<Row, Step>) {
  const { rows, titleOf, describe, announce } = move;
  const [held, setHeld] = useState<Held<Row> | null>(null);
  const handle = useRef<HTMLElement | null>(null);
  // The row has another position in the document now, which can cost its handle the focus.
  useEffect(() => {
    if (held !== null) handle.current?.focus();
  }, [held]);

  const cancel = (id: string) => {
    setHeld(null);
    announce(MOVING_TEXTS.cancelled(titleOf(id)));
  };
  const pickUp = (id: string) => {
    setHeld({ id, rows });
    announce(MOVING_TEXTS.pickedUp(titleOf(id), describe(rows, id)));
  };
  const drop = ({ id, rows: arranged }: Held<Row>) => {
    setHeld(null);
    announce(MOVING_TEXTS.dropped(titleOf(id), describe(arranged, id)));
    move.onDrop(id, arranged);
  };
  const take = ({ id, rows: arranged }: Held<Row>, step: Step) => {
    const next = move.moved(arranged, id, step);
    if (next === null) return announce(MOVING_TEXTS.cannotMove);
    setHeld({ id, rows: next });
    announce(MOVING_TEXTS.movedTo(titleOf(id), describe(next, id)));
  };
  const press = (
    id: string,
    event: KeyboardEvent<HTMLElement>,
    handleOfRow: HTMLElement = event.currentTarget,
  ) => {
    const own = held?.id === id ? held : null;
    const step = move.steps[event.key];
    const isToggle = event.key === ' ' || event.key === 'Enter';
    if (!isToggle && (own === null || (step === undefined && event.key !== 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    handle.current = handleOfRow;
    if (own === null) pickUp(id);
    else if (isToggle) drop(own);
    else if (step === undefined) cancel(id);
    else take(own, step);
  };
  return { held, press, cancel };
}
