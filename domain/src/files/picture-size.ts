/** A picture's own size in pixels, as browsers show it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

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

const EXIF_MARKER = 0xe1;
const EXIF_NAME = 'Exif\0';
/** Where the TIFF data of an Exif segment begins, behind the name and a byte to fill up. */
const TIFF_AT = 6;
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
/** Values of the orientation that turn a picture by a quarter; those below do not, and there are none above. */
const [FIRST_QUARTER_TURN, LAST_QUARTER_TURN] = [5, 8] as const;

/** The byte order of TIFF data; null for anything else. */
function isLittleEndian(tiff: DataView): boolean | null {
  const order = tiff.getUint16(0);
  const isLittle = order === 0x4949;
  const isKnown = isLittle || order === 0x4d4d;
  return isKnown && tiff.getUint16(2, isLittle) === 42 ? isLittle : null;
}

/** The orientation in TIFF data; 1, as the picture is stored, if it names none. @throws RangeError if it is damaged */
function orientationIn(tiff: DataView): number {
  const isLittle = isLittleEndian(tiff);
  if (isLittle === null) return 1;
  const directory = tiff.getUint32(4, isLittle);
  const count = tiff.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + 12 * index;
    if (tiff.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
    const isOneShort =
      tiff.getUint16(entry + 2, isLittle) === SHORT && tiff.getUint32(entry + 4, isLittle) === 1;
    return isOneShort ? tiff.getUint16(entry + 8, isLittle) : 1;
  }
  return 1;
}

const isExif = (segment: Uint8Array): boolean => textAt(segment, 0, EXIF_NAME.length) === EXIF_NAME;

/** Whether a camera noted in an Exif segment that it was held sideways; browsers ignore a damaged one, and so do we. */
function isTurnedBy(segment: Uint8Array): boolean {
  try {
    // Of the segment alone: an offset that leads out of it names nothing.
    const orientation = orientationIn(viewOf(segment.subarray(TIFF_AT)));
    return orientation >= FIRST_QUARTER_TURN && orientation <= LAST_QUARTER_TURN;
  } catch {
    return false;
  }
}

/** Start of frame: all markers from C0 to CF but those of tables and arithmetic coding. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers without a segment: restarts, start and end of the picture, and one for private use. */
const isBare = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd9) || marker === 0x01;

const FILL = 0xff;
const START_OF_SCAN = 0xda;

interface Segment {
  readonly marker: number;
  /** without its marker and its length */
  readonly bytes: Uint8Array;
}

/** The segments of a JPEG in front of its picture data. @throws RangeError where it ends early */
function* segmentsOf(view: DataView, bytes: Uint8Array): Generator<Segment> {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) return;
    if (marker === FILL) at += 1;
    else if (isBare(marker)) at += 2;
    else {
      const end = at + 2 + Math.max(2, view.getUint16(at + 2));
      yield { marker, bytes: bytes.subarray(at + 4, end) };
      at = end;
    }
  }
}

function sizeOfJpeg(view: DataView, bytes: Uint8Array): PictureSize | null {
  let isTurned: boolean | null = null;
  for (const segment of segmentsOf(view, bytes)) {
    if (segment.marker === EXIF_MARKER && isExif(segment.bytes)) isTurned ??= isTurnedBy(segment.bytes);
    if (!isFrame(segment.marker)) continue;
    const frame = viewOf(segment.bytes);
    const [height, width] = [frame.getUint16(1), frame.getUint16(3)];
    return isTurned === true ? { width: height, height: width } : { width, height };
  }
  return null;
}

function readSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes);
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
