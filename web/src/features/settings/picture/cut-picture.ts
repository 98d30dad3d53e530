import type { Area } from 'react-easy-crop';

/** Side length of a stored picture in pixels: sharp at all display sizes, even on dense screens. */
const STORED_SIDE = 320;
const QUALITY = 0.9;

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Crops the square of a picture at the stored size. @throws Error if it cannot be drawn */
export async function cutPicture(picture: HTMLImageElement, { x, y, width, height }: Area): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = STORED_SIDE;
  canvas.height = STORED_SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, STORED_SIDE, STORED_SIDE);
  // A browser that cannot encode WebP returns PNG.
  const blob = await encode(canvas, 'image/webp');
  if (blob === null) throw new Error('the picture could not be encoded');
  return blob;
}
