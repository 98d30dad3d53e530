/** Where a row moves to. */
export type SwipeSide = 'left' | 'right';

/** A row that a finger moves. */
export interface Swipe {
  readonly id: string;
  readonly side: SwipeSide;
  /** whether it is far enough for the finger to let go */
  readonly isFarEnough: boolean;
  /** stands under what moves, at the size of the row */
  readonly under: HTMLElement;
}

interface SwipeListener {
  /** whether anything can be done by moving a row there */
  readonly isOffered: (id: string, side: SwipeSide) => boolean;
  /** @param swipe null once the row is back in its place */
  readonly onMove: (swipe: Swipe | null) => void;
  /** the finger has let go far enough */
  readonly onDone: (swipe: Swipe, row: HTMLElement) => void;
}

/** A finger moves this far before anything does; px. */
const BEGINS_AT = 12;
/** From here on, letting go does it; px. */
const FAR = 88;
/** How much of a finger's way a row goes beyond that. */
const BEYOND_FAR = 0.25;
const BACK_MS = 160;

interface Touch {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly row: HTMLElement;
  readonly id: string;
}

const wayOf = (moved: number): number => Math.min(moved, FAR) + Math.max(0, moved - FAR) * BEYOND_FAR;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Everything of the row but what stands under it. */
function shift(row: HTMLElement, under: HTMLElement, px: number, transition = ''): void {
  for (const part of row.children) {
    if (part === under || !(part instanceof HTMLElement)) continue;
    part.style.transition = transition;
    part.style.transform = px === 0 ? '' : `translateX(${px}px)`;
  }
}

function putUnder(row: HTMLElement): HTMLElement {
  const under = document.createElement('div');
  under.ariaHidden = 'true';
  under.style.cssText = 'position:absolute;inset:0;';
  row.prepend(under);
  // What leaves the row must not make the list wider.
  row.style.overflow = 'hidden';
  return under;
}

function touchOf({ pointerId, clientX: x, clientY: y, target }: PointerEvent): Touch | null {
  const row = target instanceof Element ? target.closest('li') : null;
  const id = row?.querySelector<HTMLElement>('[data-ticket]')?.dataset.ticket;
  return row === null || id === undefined ? null : { pointerId, x, y, row, id };
}

/**
 * Lets fingers move the rows of a list to one side. Up and down they scroll it, which ends everything else.
 * @returns stops it
 */
export function watchSwipes(list: HTMLElement, listener: SwipeListener): () => void {
  let touch: Touch | null = null;
  let swipe: Swipe | null = null;
  let endedAt = Number.NEGATIVE_INFINITY;

  const show = (next: Swipe | null) => {
    swipe = next;
    listener.onMove(next);
  };
  const end = (isDone: boolean) => {
    const [ended, from] = [swipe, touch];
    touch = null;
    if (ended === null || from === null) return;
    swipe = null;
    endedAt = performance.now();
    const clear = () => {
      ended.under.remove();
      // Another swipe may have begun, of the same row even.
      if (swipe === null) listener.onMove(null);
      else if (touch?.row === from.row) return;
      shift(from.row, ended.under, 0);
      from.row.style.overflow = '';
    };
    shift(from.row, ended.under, 0, `transform ${BACK_MS}ms ease-out`);
    if (isStill()) clear();
    else setTimeout(clear, BACK_MS);
    if (isDone && ended.isFarEnough) listener.onDone(ended, from.row);
  };
  const down = (event: PointerEvent) => {
    // A second finger is another gesture.
    if (touch !== null) end(false);
    else if (event.pointerType === 'touch' && event.isPrimary) touch = touchOf(event);
  };
  const begin = ({ row, id }: Touch, x: number, y: number) => {
    const side = x > 0 ? 'right' : 'left';
    if (Math.abs(x) < 1.5 * Math.abs(y) || !listener.isOffered(id, side)) touch = null;
    else show({ id, side, isFarEnough: false, under: putUnder(row) });
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (touch === null || touch.pointerId !== pointerId) return;
    const [x, y] = [clientX - touch.x, clientY - touch.y];
    if (swipe === null) {
      if (Math.hypot(x, y) >= BEGINS_AT) begin(touch, x, y);
      return;
    }
    const sign = swipe.side === 'right' ? 1 : -1;
    const moved = Math.max(0, sign * x - BEGINS_AT);
    shift(touch.row, swipe.under, sign * wayOf(moved));
    const isFarEnough = moved >= FAR;
    if (isFarEnough !== swipe.isFarEnough) show({ ...swipe, isFarEnough });
  };
  const up = ({ pointerId }: PointerEvent) => touch?.pointerId === pointerId && end(true);
  const cancel = ({ pointerId }: PointerEvent) => touch?.pointerId === pointerId && end(false);
  const click = (event: MouseEvent) => {
    if (performance.now() - endedAt > 300) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const stopping = new AbortController();
  const { signal } = stopping;
  list.addEventListener('pointerdown', down, { signal });
  list.addEventListener('click', click, { signal, capture: true });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  list.style.touchAction = 'pan-y pinch-zoom';
  return () => {
    end(false);
    stopping.abort();
    list.style.touchAction = '';
  };
}
