import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Place, placeAfterStep, placeOf, type Step, type TreeRow, withMoved } from './category-places';
import { describePlace } from './describe-place';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

interface Held {
  readonly id: string;
  readonly rows: readonly TreeRow[];
}

interface KeyboardMove {
  readonly rows: readonly TreeRow[];
  readonly announce: (message: string) => void;
  /** saves the move */
  readonly onDrop: (id: string, place: Place) => void;
}

/** Moves a row by keyboard: Space or Enter picks it up and drops it, arrow keys move it, Escape takes it back. */
export function useKeyboardMove({ rows, announce, onDrop }: KeyboardMove) {
  const [held, setHeld] = useState<Held | null>(null);
  const handle = useRef<HTMLElement | null>(null);
  // The row has another position in the document now, which can cost its handle the focus.
  useEffect(() => {
    if (held !== null) handle.current?.focus();
  }, [held]);

  const titleOf = (id: string) =>
    rows.find(({ category }) => category.id === id)?.category.category_title ?? '';
  const cancel = (id: string) => {
    setHeld(null);
    announce(CATEGORY_TEXTS.moveCancelled(titleOf(id)));
  };
  const pickUp = (id: string) => {
    setHeld({ id, rows });
    announce(CATEGORY_TEXTS.pickedUp(titleOf(id), describePlace(rows, id)));
  };
  const drop = ({ id, rows: arranged }: Held) => {
    setHeld(null);
    announce(CATEGORY_TEXTS.dropped(titleOf(id), describePlace(arranged, id)));
    const place = placeOf(arranged, id);
    const was = placeOf(rows, id);
    if (place.parentId !== was.parentId || place.beforeId !== was.beforeId) onDrop(id, place);
  };
  const step = ({ id, rows: arranged }: Held, to: Step) => {
    const place = placeAfterStep(arranged, id, to);
    if (place === null) return announce(CATEGORY_TEXTS.cannotMove);
    const next = withMoved(arranged, id, place);
    setHeld({ id, rows: next });
    announce(CATEGORY_TEXTS.movedTo(titleOf(id), describePlace(next, id)));
  };
  const press = (id: string, event: KeyboardEvent<HTMLElement>) => {
    const own = held?.id === id ? held : null;
    const to = STEPS[event.key];
    const isToggle = event.key === ' ' || event.key === 'Enter';
    if (!isToggle && (own === null || (to === undefined && event.key !== 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    handle.current = event.currentTarget;
    if (own === null) pickUp(id);
    else if (isToggle) drop(own);
    else if (to === undefined) cancel(id);
    else step(own, to);
  };
  return { held, press, cancel };
}
