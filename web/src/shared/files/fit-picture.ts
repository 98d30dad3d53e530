import type { PictureSize } from '@harborline/domain/files/picture-size';

/** The most that a picture takes in a thread, in CSS pixels. */
const MOST: PictureSize = { width: 280, height: 280 };

/** The space of a picture whose size is unknown: one of an older file. */
const UNKNOWN: PictureSize = { width: 240, height: 160 };

/** The space that a picture keeps in a thread before it has loaded: its own size, made smaller to fit. */
export function fitPicture(size: PictureSize | null): PictureSize {
  if (size === null) return UNKNOWN;
  const scale = Math.min(1, MOST.width / size.width, MOST.height / size.height);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
