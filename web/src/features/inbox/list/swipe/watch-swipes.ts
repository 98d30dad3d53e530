import { beginToMove, type MovedRow } from './moved-row';
import { type Touch, touchOf } from './touch';

/** Where a row moves to. */
export type SwipeSide = 'left' | 'right';

/** What letting go of a row does. */
export type SwipeAction = 'close' | 'reopen' | 'snooze';

/** A row that a finger moves. */
export interface Swipe {
  readonly id: string;
  readonly side: SwipeSide;
  /** as it was when the row began to move, whatever becomes of the ticket meanwhile */
  readonly action: SwipeAction;
  /** whether it is far enough for the finger to let go */
  readonly isFarEnough: boolean;
  /** stands under what moves, at the size of the row */
  readonly under: HTMLElement;
}

export interface SwipeListener {
  /** what moving a row there does now, null for nothing */
  readonly actionOf: (id: string, side: SwipeSide) => SwipeAction | null;
  /** @param swipe null once the row is back in its place */
  readonly onMove: (swipe: Swipe | null) => void;
  /** the finger has let go far enough, and the action is still what it was */
  readonly onDone: (swipe: Swipe, row: HTMLElement) => void;
}

/** A finger moves this far before anything does. */
const BEGIN_PX = 12;
/** From here on, letting go does it. */
const FAR_PX = 88;
/** How much of a finger's way a row goes beyond that. */
const BEYOND_FAR_RATIO = 0.25;
/** The click that ends a swipe comes within this time. */
const CLICK_MS = 300;

const wayOf = (moved: number): number =>
  Math.min(moved, FAR_PX) + Math.max(0, moved - FAR_PX) * BEYOND_FAR_RATIO;

interface Moving {
  readonly swipe: Swipe;
  readonly row: MovedRow;
}

/** What fingers do with the rows, one at a time. */
class Swipes {
  #touch: Touch | null = null;
  #moving: Moving | null = null;
  #endedAt = Number.NEGATIVE_INFINITY;
  readonly #listener: SwipeListener;

  constructor(listener: SwipeListener) {
    this.#listener = listener;
  }

  readonly down = (event: PointerEvent): void => {
    // A second finger is another gesture.
    if (this.#touch !== null) this.end(false);
    else this.#touch = touchOf(event);
  };

  readonly move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const touch = this.#touch;
    if (touch === null || touch.pointerId !== pointerId) return;
    const [x, y] = [clientX - touch.x, clientY - touch.y];
    if (this.#moving !== null) this.#follow(this.#moving, x);
    else if (Math.hypot(x, y) >= BEGIN_PX) this.#begin(touch, x, y);
  };

  readonly up = ({ pointerId }: PointerEvent): void => {
    if (this.#touch?.pointerId === pointerId) this.end(true);
  };

  readonly cancel = ({ pointerId }: PointerEvent): void => {
    if (this.#touch?.pointerId === pointerId) this.end(false);
  };

  readonly click = (event: MouseEvent): void => {
    if (performance.now() - this.#endedAt > CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };

  end(isDone: boolean): void {
    const [moving, touch] = [this.#moving, this.#touch];
    this.#touch = null;
    if (moving === null || touch === null) return;
    this.#moving = null;
    this.#endedAt = performance.now();
    moving.row.goBack(() => {
      // Another swipe may have begun, of the same row even.
      if (this.#moving === null) this.#listener.onMove(null);
      return this.#moving !== null && this.#touch?.row === touch.row;
    });
    const { id, side, action, isFarEnough } = moving.swipe;
    if (isDone && isFarEnough && this.#listener.actionOf(id, side) === action)
      this.#listener.onDone(moving.swipe, touch.row);
  }

  #begin({ row, id }: Touch, x: number, y: number): void {
    const side = x > 0 ? 'right' : 'left';
    const action = Math.abs(x) < 1.5 * Math.abs(y) ? null : this.#listener.actionOf(id, side);
    if (action === null) {
      this.#touch = null;
      return;
    }
    const moved = beginToMove(row);
    this.#show({ swipe: { id, side, action, isFarEnough: false, under: moved.under }, row: moved });
  }

  #follow({ swipe, row }: Moving, x: number): void {
    const sign = swipe.side === 'right' ? 1 : -1;
    const moved = Math.max(0, sign * x - BEGIN_PX);
    row.moveTo(sign * wayOf(moved));
    const isFarEnough = moved >= FAR_PX;
    if (isFarEnough !== swipe.isFarEnough) this.#show({ swipe: { ...swipe, isFarEnough }, row });
  }

  #show(moving: Moving): void {
    this.#moving = moving;
    this.#listener.onMove(moving.swipe);
  }
}

/**
 * Lets fingers move the rows of a list to one side. Up and down they scroll it, which ends everything else.
 * @returns stops it
 */
export function watchSwipes(list: HTMLElement, listener: SwipeListener): () => void {
  const swipes = new Swipes(listener);
  const stopping = new AbortController();
  const { signal } = stopping;
  list.addEventListener('pointerdown', swipes.down, { signal });
  list.addEventListener('click', swipes.click, { signal, capture: true });
  window.addEventListener('pointermove', swipes.move, { signal });
  window.addEventListener('pointerup', swipes.up, { signal });
  window.addEventListener('pointercancel', swipes.cancel, { signal });
  list.style.touchAction = 'pan-y pinch-zoom';
  return () => {
    swipes.end(false);
    stopping.abort();
    list.style.touchAction = '';
  };
}
