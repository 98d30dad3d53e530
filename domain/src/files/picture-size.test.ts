import fc from 'fast-check';
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
/** A directory with one entry, the orientation. */
const directory = (orientation: number, type = 3) =>
  [0, 1, 1, 0x12, 0, type, 0, 0, 0, 1, 0, orientation, 0, 0] as const;
const tiffOf = (orientation: number, type = 3) => [
  ...ascii('MM'),
  ...[0, 42, 0, 0, 0, 8],
  ...directory(orientation, type),
];
const segment = (marker: number, content: readonly number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
};
const exifOf = (tiff: readonly number[]) => segment(0xe1, [...ascii('Exif'), 0, 0, ...tiff]);
const exif = (orientation: number) => exifOf(tiffOf(orientation));

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
    ['an orientation that does not exist', exif(9)],
    ['an orientation that is no number', exifOf(tiffOf(6, 2))],
    ['an unknown byte order', exifOf([...ascii('XX'), ...tiffOf(6).slice(2)])],
    ['no TIFF data', exifOf([])],
    ['a directory outside', exifOf([...ascii('MM'), 0, 42, 0xff, 0xff, 0xff, 0xf0])],
    [
      'a directory that the next segment holds',
      [...exifOf([...ascii('MM'), 0, 42, 0, 0, 0, 12]), ...segment(0xfe, directory(6))],
    ],
  ])('is that of the picture as it is stored where its Exif is damaged: %s', (_what, damaged) => {
    expect(pictureSizeOf(jpeg(damaged, TABLE, FRAME))).toEqual({ width: 640, height: 200 });
  });

  it('is read behind bytes that fill up and markers without a segment', () => {
    expect(pictureSizeOf(jpeg([0xff, 0xff], TABLE, [0xff, 0xd0], FRAME))).toEqual({
      width: 640,
      height: 200,
    });
  });

  it('is never anything but the two that a JPEG can have, whatever its Exif holds', () => {
    const isSize = (tiff: Iterable<number>) => {
      const { width, height } = pictureSizeOf(jpeg(exifOf([...tiff]), TABLE, FRAME)) ?? {};
      expect([
        [640, 200],
        [200, 640],
      ]).toContainEqual([width, height]);
    };
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), isSize));
    const changes = fc.array(fc.tuple(fc.nat(tiffOf(6).length - 1), fc.nat(255)), { maxLength: 4 });
    fc.assert(
      fc.property(changes, fc.nat(8), (bent, orientation) => {
        const tiff = tiffOf(orientation);
        for (const [at, value] of bent) tiff[at] = value;
        isSize(tiff);
      }),
    );
  });

  it('of anything else is a number of pixels, or unknown', () => {
    const starts = [PNG, GIF, LOSSY, LOSSLESS, EXTENDED, jpeg(exif(6), TABLE, FRAME), bytes()];
    const cut = fc
      .constantFrom(...starts)
      .chain((start) =>
        fc
          .tuple(fc.nat(start.length), fc.uint8Array({ maxLength: 80 }))
          .map(([length, rest]) => bytes([...start.slice(0, length)], [...rest])),
      );
    fc.assert(
      fc.property(cut, (picture) => {
        const size = pictureSizeOf(picture);
        if (size === null) return;
        for (const pixels of [size.width, size.height])
          expect(Number.isInteger(pixels) && pixels > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
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
