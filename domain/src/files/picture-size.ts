/** A picture's own size in pixels, as browsers show it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

function sizeOfPng(view: DataView): PictureSize {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function sizeOfGif(view: DataView): PictureSize {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** WebP has three kinds of first chunk: lossy, lossless, and extended. */
function sizeOfWebp(view: DataView, bytes: Uint8Array): PictureSize | null {
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}

/** Values of the Exif orientation that turn a picture by a quarter. */
const FIRST_QUARTER_TURN = 5;
const ORIENTATION_TAG = 0x0112;

/** The orientation that a camera noted in the Exif segment at a position; 1 for none. */
function orientationAt(view: DataView, bytes: Uint8Array, at: number): number {
  if (textAt(bytes, at + 4, 4) !== 'Exif') return 1;
  const tiff = at + 10;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (view.getUint16(entry, isLittle) === ORIENTATION_TAG) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
}

/** Start of frame: all markers from C0 to CF but those of tables and arithmetic coding. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(view: DataView, bytes: Uint8Array): PictureSize | null {
  let isTurned = false;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xe1) isTurned ||= orientationAt(view, bytes, at) >= FIRST_QUARTER_TURN;
    if (!isFrame(marker)) continue;
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    return isTurned ? { width: height, height: width } : { width, height };
  }
  return null;
}

function readSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textAt(bytes, 1, 3) === 'PNG') return sizeOfPng(view);
  if (textAt(bytes, 0, 3) === 'GIF') return sizeOfGif(view);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return sizeOfWebp(view, bytes);
  return view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view, bytes) : null;
}

/** The size of a PNG, JPEG, GIF or WebP picture from its first bytes; null if they do not say. */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | null {
  try {
    const size = readSize(bytes);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    // It ends too early: the type was checked, the rest was not.
    return null;
  }
}
