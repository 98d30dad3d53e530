import { describe, expect, it } from 'vitest';
import { pictureSizeOf } from './picture-size';

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const bytes = (...parts: readonly (number | readonly number[])[]) => Uint8Array.from(parts.flat());
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const PNG = bytes(0x89, ascii('PNG\r\n\x1a\n'), 0, 0, 0, 13, ascii('IHDR'), 0, 0, 2, 128, 0, 0, 0, 200);
const GIF = bytes(ascii('GIF89a'), 0x80, 0x02, 200, 0);
const riff = (kind: string, ...rest: readonly (number | readonly number[])[]) =>
  bytes(ascii('RIFF'), zeros(4), ascii(`WEBP${kind}`), ...rest);
const LOSSY = riff('VP8 ', zeros(10), 0x80, 0x02, 200, 0);
// 14 bits for the width less one, then 14 for the height less one.
const LOSSLESS_BITS = (640 - 1) | ((200 - 1) << 14);
const LOSSLESS = riff(
  'VP8L',
  zeros(4),
  0x2f,
  [0, 8, 16, 24].map((shift) => (LOSSLESS_BITS >>> shift) & 255),
);
const EXTENDED = riff('VP8X', zeros(8), 0x7f, 0x02, 0, 199, 0, 0);

const FRAME = [0xff, 0xc0, 0, 17, 8, 0, 200, 2, 128, 3, ...zeros(9)];
const TABLE = [0xff, 0xdb, 0, 4, 0, 0];
const jpeg = (...segments: readonly (readonly number[])[]) => bytes(0xff, 0xd8, ...segments);
const exif = (orientation: number) => {
  const tiff = [...ascii('MM'), 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [0xff, 0xe1, 0, 8 + tiff.length, ...ascii('Exif'), 0, 0, ...tiff];
};

describe('the size of a picture', () => {
  it.each([
    ['PNG', PNG],
    ['GIF', GIF],
    ['lossy WebP', LOSSY],
    ['lossless WebP', LOSSLESS],
    ['extended WebP', EXTENDED],
    ['JPEG', jpeg(TABLE, FRAME)],
    ['JPEG of a camera held upright', jpeg(exif(1), TABLE, FRAME)],
  ])('is read from a %s', (_kind, picture) => {
    expect(pictureSizeOf(picture)).toEqual({ width: 640, height: 200 });
  });

  it('is that of the turned picture where a camera was held sideways', () => {
    expect(pictureSizeOf(jpeg(exif(6), TABLE, FRAME))).toEqual({ width: 200, height: 640 });
  });

  it.each([
    ['nothing', bytes()],
    ['a text', bytes(ascii('no picture at all'))],
    ['a PNG that ends early', PNG.slice(0, 18)],
    ['a JPEG without a frame', jpeg(TABLE)],
    ['a GIF without a size', bytes(ascii('GIF89a'), zeros(4))],
  ])('is unknown for %s', (_what, picture) => {
    expect(pictureSizeOf(picture)).toBeNull();
  });
});
