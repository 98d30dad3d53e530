/** From an edge of the screen, a finger leads back or forward; px. */
const EDGE_PX = 24;

/** A finger that was put on a row. */
export interface Touch {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly row: HTMLElement;
  readonly id: string;
}

/** @returns null for what moves no row: a mouse, a second finger, one at the edge of the screen, or beside the rows */
export function touchOf(event: PointerEvent): Touch | null {
  const { pointerId, clientX: x, clientY: y, target } = event;
  const isAtEdge = x < EDGE_PX || x > window.innerWidth - EDGE_PX;
  if (event.pointerType !== 'touch' || !event.isPrimary || isAtEdge) return null;
  const row = target instanceof Element ? target.closest('li') : null;
  const id = row?.querySelector<HTMLElement>('[data-ticket]')?.dataset.ticket;
  return row === null || id === undefined ? null : { pointerId, x, y, row, id };
}
