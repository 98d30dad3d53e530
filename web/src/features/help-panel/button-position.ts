/** Position of the floating help button, in pixels from the docking side and the bottom edge of the window. */
export interface ButtonPosition {
  readonly left: number;
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

/** The nearest position with the whole button inside the window. */
export function withinWindow(
  { left, bottom }: ButtonPosition,
  { width, height }: WindowSize,
): ButtonPosition {
  return {
    left: clamp(left, width - BUTTON_SIZE - MARGIN),
    bottom: clamp(bottom, height - BUTTON_SIZE - MARGIN),
  };
}

/** The position after a move right and down by some pixels. */
export function moved(
  position: ButtonPosition,
  [dx, dy]: readonly [number, number],
  size: WindowSize,
): ButtonPosition {
  return withinWindow({ left: position.left + dx, bottom: position.bottom - dy }, size);
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** The move for an arrow key, null for other keys. */
export function keyMove(key: string): readonly [number, number] | null {
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}

/** Parses a stored position; null if the button was never moved or the value is invalid. */
export function readPosition(kept: string | null): ButtonPosition | null {
  if (kept === null) return null;
  const [left, bottom] = kept.split(' ').map(Number);
  const isPosition = Number.isFinite(left) && Number.isFinite(bottom);
  return isPosition && left !== undefined && bottom !== undefined ? { left, bottom } : null;
}

export const writePosition = ({ left, bottom }: ButtonPosition): string => `${left} ${bottom}`;
