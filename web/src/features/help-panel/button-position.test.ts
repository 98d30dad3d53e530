import { describe, expect, it } from 'vitest';
import { BUTTON_SIZE, keyMove, moved, readPosition, withinWindow, writePosition } from './button-position';

const POSITION = { left: 16, bottom: 96 };
const PHONE = { width: 390, height: 844 };

describe('the position of the help button (S2.8-14)', () => {
  it('follows the pointer', () => {
    expect(moved({ left: 100, bottom: 100 }, [-30, 20], PHONE)).toEqual({ left: 70, bottom: 80 });
  });

  it.each([
    [-10_000, -10_000],
    [10_000, 10_000],
    [0, 10_000],
  ])('never leaves the window (%i, %i)', (dx, dy) => {
    const { left, bottom } = moved(POSITION, [dx, dy], PHONE);
    for (const [value, size] of [
      [left, PHONE.width],
      [bottom, PHONE.height],
    ] as const) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(size - BUTTON_SIZE);
    }
  });

  it('moves back into a window that becomes smaller', () => {
    expect(withinWindow({ left: 1_200, bottom: 700 }, PHONE).left).toBeLessThan(PHONE.width - BUTTON_SIZE);
  });

  it('keeps its distance from the docking side when the window becomes wider', () => {
    expect(withinWindow(POSITION, { width: 1_920, height: 1_080 })).toEqual(POSITION);
  });

  it('moves only with the arrow keys', () => {
    expect(keyMove('ArrowUp')).toEqual([0, -24]);
    expect(keyMove('Enter')).toBeNull();
    expect(keyMove('toString')).toBeNull();
  });

  it('survives storage; an invalid stored value means no position', () => {
    expect(readPosition(writePosition(POSITION))).toEqual(POSITION);
    for (const kept of [null, '', 'a b', '12', 'NaN 3']) expect(readPosition(kept)).toBeNull();
  });
});
