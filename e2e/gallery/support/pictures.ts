import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference from which two pixels differ, from 0 to 1. Edges of letters that another Chromium draws stay below. */
const THRESHOLD = 0.1;
/** Share of pixels that may differ. A missing icon of 16 px is above it. */
const ALLOWED_SHARE = 0.0002;
/** Letters are compared as patches of grey: how their edges are drawn is up to the machine. */
const COMPARED_AT = 2;

/** A picture with each square of pixels made one of their mean colour. */
function shrink(picture: PNG, by: number): PNG {
  const small = new PNG({ width: Math.floor(picture.width / by), height: Math.floor(picture.height / by) });
  const sums = new Float64Array(small.data.length);
  for (let y = 0; y < small.height * by; y += 1) {
    for (let x = 0; x < small.width * by; x += 1) {
      const from = (y * picture.width + x) * 4;
      const to = (Math.floor(y / by) * small.width + Math.floor(x / by)) * 4;
      for (let channel = 0; channel < 4; channel += 1)
        sums[to + channel] = (sums[to + channel] ?? 0) + (picture.data[from + channel] ?? 0);
    }
  }
  small.data = Buffer.from(sums.map((sum) => Math.round(sum / by ** 2)));
  return small;
}

/** A screenshot at half its size, as references are stored. */
export const pictureOf = (screenshot: Buffer): PNG => shrink(PNG.sync.read(screenshot), 2);

export const readPicture = (file: Buffer): PNG => PNG.sync.read(file);

export const writePicture = (picture: PNG): Buffer =>
  PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 });

/** How two pictures differ: null if they are alike, else where, in red. */
export function differenceOf(one: PNG, other: PNG): PNG | null {
  if (one.width !== other.width || one.height !== other.height) return other;
  const [first, second] = [shrink(one, COMPARED_AT), shrink(other, COMPARED_AT)];
  const { width, height } = first;
  const difference = new PNG({ width, height });
  const count = pixelmatch(first.data, second.data, difference.data, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  return count > width * height * ALLOWED_SHARE ? difference : null;
}
