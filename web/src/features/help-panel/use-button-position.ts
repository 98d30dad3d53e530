import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  type ButtonPosition,
  keyMove,
  moved,
  readPosition,
  withinWindow,
  writePosition,
} from './button-position';
import { keptButtonPosition } from './kept-position';

/** A press that moves less than this is a click. */
const DRAG_FROM_PX = 5;
/** Docks the button again. */
const DOCK_KEY = 'Home';

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function keptPosition(): ButtonPosition | null {
  const position = readPosition(keptButtonPosition.read());
  return position === null ? null : withinWindow(position, windowSize());
}

/** A button's position on screen. */
function positionOf(button: Element): ButtonPosition {
  const { left, bottom } = button.getBoundingClientRect();
  return { left, bottom: windowSize().height - bottom };
}

/** Whether the pointer is over the navigation, where the button docks. */
function isOverDock({ currentTarget, clientX: x, clientY: y }: PointerEvent): boolean {
  const dock = currentTarget.closest('nav')?.getBoundingClientRect();
  return dock !== undefined && x >= dock.left && x <= dock.right && y >= dock.top && y <= dock.bottom;
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: ButtonPosition;
  readonly hasMoved: boolean;
}

/**
 * The button's position, null while it is docked in the navigation. The pointer and the arrow keys move it; dropping
 * it on the navigation, or Home, docks it again. The position is kept on this device.
 */
export function useButtonPosition() {
  const [position, setPosition] = useState(keptPosition);
  const drag = useRef<Drag | null>(null);

  useEffect(() => {
    const fit = () => setPosition((now) => (now === null ? null : withinWindow(now, windowSize())));
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  const put = (next: ButtonPosition | null) => {
    setPosition(next);
    keptButtonPosition.write(next === null ? null : writePosition(next));
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const from = positionOf(event.currentTarget);
      drag.current = { x: event.clientX, y: event.clientY, from, hasMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const started = drag.current;
      if (started === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const [dx, dy] = [event.clientX - started.x, event.clientY - started.y];
      if (!started.hasMoved && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
      drag.current = { ...started, hasMoved: true };
      setPosition(moved(started.from, [dx, dy], windowSize()));
    },
    onPointerUp: (event: PointerEvent) => {
      if (drag.current?.hasMoved === true) put(isOverDock(event) ? null : position);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = keyMove(event.key);
      if (by === null && event.key !== DOCK_KEY) return;
      event.preventDefault();
      put(by === null ? null : moved(position ?? positionOf(event.currentTarget), by, windowSize()));
    },
  };

  /** Whether the current click ends a drag. Resets that state. */
  const endsDrag = (): boolean => {
    const { hasMoved } = drag.current ?? { hasMoved: false };
    drag.current = null;
    return hasMoved;
  };

  return { position, handlers, endsDrag, dock: () => put(null) };
}
