import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type ButtonPlace, keyMove, moved, readPlace, withinWindow, writePlace } from './button-position';

const KEY = 'harborline-help-button';
/** A press that moves less is a click. */
const DRAG_FROM_PX = 5;
/** Puts a moved button back. */
const DOCK_KEY = 'Home';

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function keptPlace(): ButtonPlace | null {
  try {
    const kept = readPlace(window.localStorage.getItem(KEY));
    return kept === null ? null : withinWindow(kept, windowSize());
  } catch {
    return null;
  }
}

function keep(place: ButtonPlace | null): void {
  try {
    if (place === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, writePlace(place));
  } catch {
    // Without storage the place lasts as long as the page.
  }
}

/** Where a button is drawn. */
function placeOf(button: Element): ButtonPlace {
  const { right, bottom } = button.getBoundingClientRect();
  const { width, height } = windowSize();
  return { right: width - right, bottom: height - bottom };
}

/** Whether the pointer is over the navigation, where the button rests until it is dragged. */
function isOverDock({ currentTarget, clientX: x, clientY: y }: PointerEvent): boolean {
  const dock = currentTarget.closest('nav')?.getBoundingClientRect();
  return dock !== undefined && x >= dock.left && x <= dock.right && y >= dock.top && y <= dock.bottom;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: ButtonPlace;
  readonly hasMoved: boolean;
}

/**
 * Where the button is: null while it rests in the navigation. The pointer and the arrow keys move it; dropped on the
 * navigation, or by Home, it rests again. The place is kept on this machine.
 */
export function useButtonPlace() {
  const [place, setPlace] = useState(keptPlace);
  const drag = useRef<Drag | null>(null);

  useEffect(() => {
    const fit = () => setPlace((now) => (now === null ? null : withinWindow(now, windowSize())));
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  const put = (next: ButtonPlace | null) => {
    setPlace(next);
    keep(next);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = placeOf(event.currentTarget);
      drag.current = { x: event.clientX, y: event.clientY, from, hasMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const started = drag.current;
      if (started === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const [dx, dy] = [event.clientX - started.x, event.clientY - started.y];
      if (!started.hasMoved && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
      drag.current = { ...started, hasMoved: true };
      setPlace(moved(started.from, [dx, dy], windowSize()));
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag.current?.hasMoved === true) put(isOverDock(event) ? null : place);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = keyMove(event.key);
      if (by === null && event.key !== DOCK_KEY) return;
      event.preventDefault();
      put(by === null ? null : moved(place ?? placeOf(event.currentTarget), by, windowSize()));
    },
  };

  /** Whether the click that is being handled ends a drag; asking forgets it. */
  const endsDrag = (): boolean => {
    const { hasMoved } = drag.current ?? { hasMoved: false };
    drag.current = null;
    return hasMoved;
  };

  return { place, handlers, endsDrag, dock: () => put(null) };
}
