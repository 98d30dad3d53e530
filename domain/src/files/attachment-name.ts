import type { PictureSize } from './picture-size';

/** An object's name as `attachmentObjectName` makes it: a random part, what is known, and the shortened file name. */
const OBJECT_NAME =
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-(?:(\d{1,9})-)?(?:(\d{1,5})x(\d{1,5})-)?([A-Za-z0-9._]+)$/;

const PICTURE = /\.(?:png|jpe?g|gif|webp)$/i;

/** What the address of an uploaded file says of it. The uploader's browser wrote it: for display only. */
export interface Attachment {
  /** shortened as it is stored (D-23); '' for an address that has none */
  readonly name: string;
  /** 0 if unknown */
  readonly bytes: number;
  /** null if unknown, or no picture */
  readonly size: PictureSize | null;
  /** whether its name is that of a picture, which the rules held against its type */
  readonly isPicture: boolean;
}

const NOTHING: Attachment = { name: '', bytes: 0, size: null, isPicture: false };

function objectNameOf(fileUrl: string): string {
  try {
    const path = decodeURIComponent(fileUrl.replace(/[?#].*/, ''));
    return path.slice(path.lastIndexOf('/') + 1);
  } catch {
    return '';
  }
}

/** Reads the address of an uploaded file (D-62). */
export function attachmentOf(fileUrl: string): Attachment {
  const [, bytes = '0', width = '0', height = '0', name] = OBJECT_NAME.exec(objectNameOf(fileUrl)) ?? [];
  if (name === undefined) return NOTHING;
  const isPicture = PICTURE.test(name);
  const size = { width: Number(width), height: Number(height) };
  const isSizeKnown = isPicture && size.width > 0 && size.height > 0;
  return { name, bytes: Number(bytes), size: isSizeKnown ? size : null, isPicture };
}

/** Name of an uploaded file, shortened as it is stored (D-23); '' for an address that has none. */
export const attachmentName = (fileUrl: string): string => attachmentOf(fileUrl).name;
