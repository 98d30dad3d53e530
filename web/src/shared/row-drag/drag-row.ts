import { indexUnder, placesOf, shiftOf } from './row-places';
import { scrollAtEdge, scrollerOf } from './scroll-at-edge';

/** A press that moves less is a click or a tap. */
const STARTS_AFTER_PX = 4;
/** The attribute of a row while it is dragged. */
const DRAGGED = 'data-dragged';

/** A drag that has begun. */
interface Drag {
  /** follows the pointer. @param y pixels from the top of the list */
  readonly follow: (y: number) => void;
  /** the row whose place the dragged one takes now */
  readonly over: () => HTMLElement | undefined;
  /** puts all rows back */
  readonly end: () => void;
}

function shift(row: HTMLElement, by: number): void {
  const transform = by === 0 ? '' : `translateY(${by}px)`;
  if (row.style.transform !== transform) row.style.transform = transform;
}

/** @param grabbedAt where the pointer took the row, in pixels from the top of the list */
function beginDrag(list: HTMLElement, dragged: HTMLElement, grabbedAt: number): Drag {
  let places = placesOf(list);
  let height = list.offsetHeight;
  const from = places.findIndex(({ row }) => row === dragged);
  const topOf = () => places[from]?.top ?? 0;
  const grip = grabbedAt - topOf();
  let to = from;
  dragged.setAttribute(DRAGGED, '');
  return {
    follow: (y) => {
      // A row may grow meanwhile, by what it says of its state.
      if (list.offsetHeight !== height) {
        height = list.offsetHeight;
        places = placesOf(list);
      }
      const draggedBy = y - grip - topOf();
      shift(dragged, draggedBy);
      const next = indexUnder(places, from, draggedBy);
      if (next === to) return;
      to = next;
      for (const [index, { row }] of places.entries())
        if (index !== from) shift(row, shiftOf(places, index, from, to));
    },
    over: () => places[to]?.row,
    end: () => {
      dragged.removeAttribute(DRAGGED);
      for (const { row } of places) shift(row, 0);
    },
  };
}

/**
 * Has a row of a list follow the pointer until it is released; Escape puts it back. The elements are moved as they are,
 * since a long list cannot be rendered again with each movement.
 * @param onDrop gets the row whose place it takes
 * @returns a function that ends it and puts the row back
 */
export function dragRow(
  { pointerId, clientX, clientY }: Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>,
  row: HTMLElement,
  onDrop: (over: HTMLElement) => void,
): () => void {
  const list = row.parentElement;
  if (list === null) return () => undefined;
  const ends = new AbortController();
  const { signal } = ends;
  const inList = () => pointerY - list.getBoundingClientRect().top;
  let pointerY = clientY;
  let drag: Drag | null = null;
  const grabbedAt = inList();
  const follow = () => drag?.follow(inList());
  const end = () => {
    ends.abort();
    drag?.end();
  };
  const begin = () => {
    drag = beginDrag(list, row, grabbedAt);
    const scroller = scrollerOf(list);
    if (scroller !== null) scrollAtEdge(scroller, { pressedAt: clientY, isAt: () => pointerY }, signal);
  };
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, { capture: true, signal });
  on('pointermove', (event) => {
    if (event.pointerId !== pointerId) return;
    pointerY = event.clientY;
    if (drag === null && Math.hypot(event.clientX - clientX, pointerY - clientY) >= STARTS_AFTER_PX) begin();
    follow();
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pointerId) return;
    const over = drag?.over();
    end();
    if (over !== undefined && over !== row) onDrop(over);
  });
  on('pointercancel', end);
  on('scroll', follow);
  on('selectstart', (event) => event.preventDefault());
  on('keydown', (event) => {
    if (event.key !== 'Escape' || drag === null) return;
    event.stopPropagation();
    end();
  });
  return end;
}
