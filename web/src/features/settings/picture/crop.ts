/** Where a picture lies under a square window: `x` and `y` are how far its centre is off the window's, in pixels. */
export interface CropPlace {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of the picture inside the window, in the picture's own pixels. */
export interface CropRect {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const MAX_ZOOM = 4;
export const CENTRED: CropPlace = { zoom: 1, x: 0, y: 0 };

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Window pixels per pixel of the picture: at a zoom of 1 the shorter side fills the window. */
export function scaleOf({ width, height }: Size, windowSide: number, zoom: number): number {
  return (windowSide / Math.min(width, height)) * zoom;
}

/** The nearest place at which the picture covers the whole window. */
export function clampPlace(place: CropPlace, picture: Size, windowSide: number): CropPlace {
  const zoom = clamp(place.zoom, 1, MAX_ZOOM);
  const scale = scaleOf(picture, windowSide, zoom);
  const roomX = Math.max(0, (picture.width * scale - windowSide) / 2);
  const roomY = Math.max(0, (picture.height * scale - windowSide) / 2);
  return { zoom, x: clamp(place.x, -roomX, roomX), y: clamp(place.y, -roomY, roomY) };
}

/** Zooms about the window's centre: what is in the middle stays there. */
export function zoomTo(place: CropPlace, zoom: number, picture: Size, windowSide: number): CropPlace {
  const next = clamp(zoom, 1, MAX_ZOOM);
  const factor = next / place.zoom;
  return clampPlace({ zoom: next, x: place.x * factor, y: place.y * factor }, picture, windowSide);
}

/** What the window shows. */
export function cropRect(place: CropPlace, picture: Size, windowSide: number): CropRect {
  const { zoom, x, y } = clampPlace(place, picture, windowSide);
  const scale = scaleOf(picture, windowSide, zoom);
  const side = windowSide / scale;
  return { x: (picture.width - side) / 2 - x / scale, y: (picture.height - side) / 2 - y / scale, side };
}
