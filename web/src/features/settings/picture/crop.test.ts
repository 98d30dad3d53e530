import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CENTRED, clampPlace, cropRect, MAX_ZOOM, zoomTo } from './crop';

const WIDE = { width: 800, height: 400 };
const WINDOW = 200;

describe('the crop of a picture', () => {
  it('begins with the middle of the shorter side', () => {
    expect(cropRect(CENTRED, WIDE, WINDOW)).toEqual({ x: 200, y: 0, side: 400 });
  });

  it('moves against the picture: dragging it right shows what is at its left', () => {
    expect(cropRect({ zoom: 1, x: 50, y: 0 }, WIDE, WINDOW)).toEqual({ x: 100, y: 0, side: 400 });
  });

  it('keeps the middle in place while zooming', () => {
    const place = zoomTo({ zoom: 1, x: 50, y: 0 }, 2, WIDE, WINDOW);
    const { x, side } = cropRect(place, WIDE, WINDOW);
    expect(side).toBe(200);
    expect(x + side / 2).toBe(300);
  });

  it('never shows anything but the picture, wherever it is dragged', () => {
    const pixels = fc.integer({ min: 1, max: 4000 });
    const offset = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(
        pixels,
        pixels,
        fc.double({ min: 0, max: 10, noNaN: true }),
        offset,
        offset,
        (width, height, zoom, x, y) => {
          const picture = { width, height };
          const place = clampPlace({ zoom, x, y }, picture, WINDOW);
          expect(place.zoom).toBeGreaterThanOrEqual(1);
          expect(place.zoom).toBeLessThanOrEqual(MAX_ZOOM);
          const rect = cropRect(place, picture, WINDOW);
          const slack = 1e-6 * Math.max(width, height);
          expect(rect.x).toBeGreaterThanOrEqual(-slack);
          expect(rect.y).toBeGreaterThanOrEqual(-slack);
          expect(rect.x + rect.side).toBeLessThanOrEqual(width + slack);
          expect(rect.y + rect.side).toBeLessThanOrEqual(height + slack);
        },
      ),
    );
  });
});
