/** How near an edge the pointer scrolls, in pixels. */
const EDGE_PX = 56;
/** At the edge itself, in pixels of a frame. */
const FASTEST_PX = 14;

/** What scrolls around an element: the nearest one that can, else the document. */
export function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const isScrolling = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (isScrolling && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement;
}

function stepAt(scroller: Element, clientY: number): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = Math.max(top, 0) + EDGE_PX - clientY;
  const below = clientY - (Math.min(bottom, window.innerHeight) - EDGE_PX);
  const depth = Math.min(Math.max(above, below), EDGE_PX);
  if (depth <= 0) return 0;
  return (above > below ? -1 : 1) * Math.ceil((FASTEST_PX * depth) / EDGE_PX);
}

/** Where a pointer is in the window, in pixels. */
interface Pointer {
  readonly pressedAt: number;
  readonly isAt: () => number;
}

/**
 * Scrolls while the pointer is near the upper or lower edge of what scrolls, unless it comes from there.
 * @param signal ends it
 */
export function scrollAtEdge(scroller: Element, { pressedAt, isAt }: Pointer, signal: AbortSignal): void {
  const scroll = () => {
    if (signal.aborted) return;
    const step = stepAt(scroller, isAt());
    if (step * (isAt() - pressedAt) > 0) scroller.scrollTop += step;
    requestAnimationFrame(scroll);
  };
  requestAnimationFrame(scroll);
}
