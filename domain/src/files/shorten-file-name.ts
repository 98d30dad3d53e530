import { LIMITS } from '../limits';
import type { PictureSize } from './picture-size';

const KEPT_AT_EACH_END = 10;

/**
 * A file name for storage (S5-23, S5-24, D-23): every character but ASCII letters, digits and dot becomes an
 * underscore; names longer than 20 characters keep their first and last 10 with '...' between. Different names
 * can end up identical, so the path needs a random part.
 */
export function shortenFileName(name: string): string {
  const safe = name.replace(/[^A-Za-z0-9.]/gu, '_');
  if (safe.length <= LIMITS.fileNameKeepsWhole) return safe;
  return `${safe.slice(0, KEPT_AT_EACH_END)}...${safe.slice(-KEPT_AT_EACH_END)}`;
}

/** Name of an upload inside its folder: a random part against collisions, then the shortened name. */
export function uploadObjectName(originalName: string, randomPart: string): string {
  const name = shortenFileName(originalName).replace(/^\.+/, '_');
  return `${randomPart}-${name === '' ? 'file' : name}`;
}

interface AttachmentFacts {
  readonly name: string;
  /** bytes */
  readonly size: number;
  /** null for what is no picture */
  readonly picture: PictureSize | null;
}

/**
 * Name of an attachment inside its folder. It tells the size, and that of a picture in pixels, so that a thread shows
 * both, and keeps the space of a picture, without asking (D-62). Names have no hyphen, so the parts cannot be mistaken.
 */
export function attachmentObjectName({ name, size, picture }: AttachmentFacts, randomPart: string): string {
  const pixels = picture === null ? '' : `-${picture.width}x${picture.height}`;
  return uploadObjectName(name, `${randomPart}-${size}${pixels}`);
}
