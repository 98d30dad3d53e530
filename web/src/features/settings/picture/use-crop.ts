import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { CENTRED, type CropPlace, clampPlace, type Size, zoomTo } from './crop';

const KEY_STEP = 8;
const ZOOM_STEP = 0.1;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (first: Point, second: Point): number => Math.hypot(first.x - second.x, first.y - second.y);

/** Moves and zooms a picture under a square window: by mouse, wheel, keyboard, one finger or two. */
export function useCrop(picture: Size, windowSide: number) {
  const [place, setPlace] = useState<CropPlace>(CENTRED);
  const fingers = useRef(new Map<number, Point>());

  const moveBy = (x: number, y: number) =>
    setPlace((now) => clampPlace({ ...now, x: now.x + x, y: now.y + y }, picture, windowSide));
  const zoom = (next: (now: number) => number) =>
    setPlace((now) => zoomTo(now, next(now.zoom), picture, windowSide));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) moveBy(now.x - before.x, now.y - before.y);
    else zoom((value) => (value * distance(now, other)) / Math.max(1, distance(before, other)));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined) moveBy(move[0] * KEY_STEP, move[1] * KEY_STEP);
    else if (event.key === '+' || event.key === '=') zoom((value) => value + ZOOM_STEP);
    else if (event.key === '-') zoom((value) => value - ZOOM_STEP);
    else return;
    event.preventDefault();
  };
  const onWheel = (event: WheelEvent) => zoom((value) => value * Math.exp(-event.deltaY / 500));

  return {
    place,
    setZoom: (value: number) => zoom(() => value),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown, onWheel },
  };
}
