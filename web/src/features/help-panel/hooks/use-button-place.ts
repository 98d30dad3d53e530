import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  type ButtonPlace,
  keyMove,
  moved,
  readPlace,
  START_PLACE,
  withinWindow,
  writePlace,
} from '../model/button-place';

const KEY = 'harborline-help-button';
/** A press that moves less is a click. */
const DRAG_FROM_PX = 5;

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function keptPlace(): ButtonPlace {
  try {
    return withinWindow(readPlace(window.localStorage.getItem(KEY)) ?? START_PLACE, windowSize());
  } catch {
    return START_PLACE;
  }
}

function keep(place: ButtonPlace): void {
  try {
    window.localStorage.setItem(KEY, writePlace(place));
  } catch {
    // Without storage the place lasts as long as the page.
  }
}

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly from: ButtonPlace;
  readonly hasMoved: boolean;
}

/** Where the button is, and what makes it move: the pointer and the arrow keys. The place is kept on this machine. */
export function useButtonPlace() {
  const [place, setPlace] = useState(keptPlace);
  const drag = useRef<Drag | null>(null);

  useEffect(() => {
    const fit = () => setPlace((now) => withinWindow(now, windowSize()));
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, y: event.clientY, from: place, hasMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const started = drag.current;
      if (started === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const [dx, dy] = [event.clientX - started.x, event.clientY - started.y];
      if (!started.hasMoved && Math.hypot(dx, dy) < DRAG_FROM_PX) return;
      drag.current = { ...started, hasMoved: true };
      setPlace(moved(started.from, dx, dy, windowSize()));
    },
    onPointerUp: () => {
      if (drag.current?.hasMoved === true) keep(place);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = keyMove(event.key);
      if (by === null) return;
      event.preventDefault();
      const next = moved(place, by[0], by[1], windowSize());
      setPlace(next);
      keep(next);
    },
  };

  /** Whether the click that is being handled ends a drag; asking forgets it. */
  const endsDrag = (): boolean => {
    const { hasMoved } = drag.current ?? { hasMoved: false };
    drag.current = null;
    return hasMoved;
  };

  return { place, handlers, endsDrag };
}
