import type { Area } from 'react-easy-crop';

/** of a stored picture, in pixels */
interface StoredSize {
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.9;

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** Crops a part of a picture at the stored size. @throws Error if it cannot be drawn */
export async function cutPicture(
  picture: HTMLImageElement,
  { x, y, width, height }: Area,
  stored: StoredSize,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = stored.width;
  canvas.height = stored.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, stored.width, stored.height);
  // A browser that cannot encode WebP returns PNG.
  const blob = await encode(canvas, 'image/webp');
  if (blob === null) throw new Error('the picture could not be encoded');
  return blob;
}
