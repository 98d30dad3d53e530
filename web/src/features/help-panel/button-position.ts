/** Where the help button floats, in pixels from the right and the bottom edge of the window. */
export interface ButtonPlace {
  readonly right: number;
  readonly bottom: number;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

export const BUTTON_SIZE = 44;
const MARGIN = 8;
const KEY_STEP = 24;

const clamp = (value: number, end: number) => Math.round(Math.max(MARGIN, Math.min(value, end)));

/** The nearest place at which the whole button is in the window. */
export function withinWindow({ right, bottom }: ButtonPlace, { width, height }: WindowSize): ButtonPlace {
  return {
    right: clamp(right, width - BUTTON_SIZE - MARGIN),
    bottom: clamp(bottom, height - BUTTON_SIZE - MARGIN),
  };
}

/** The place after a move to the right and down by so many pixels. */
export function moved(
  place: ButtonPlace,
  [dx, dy]: readonly [number, number],
  size: WindowSize,
): ButtonPlace {
  return withinWindow({ right: place.right - dx, bottom: place.bottom - dy }, size);
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** The move a key asks for, null for other keys. */
export function keyMove(key: string): readonly [number, number] | null {
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}

/** A place as it was kept; null for a button that was never moved, and for anything else. */
export function readPlace(kept: string | null): ButtonPlace | null {
  if (kept === null) return null;
  const [right, bottom] = kept.split(' ').map(Number);
  const isPlace = Number.isFinite(right) && Number.isFinite(bottom);
  return isPlace && right !== undefined && bottom !== undefined ? { right, bottom } : null;
}

export const writePlace = ({ right, bottom }: ButtonPlace): string => `${right} ${bottom}`;
