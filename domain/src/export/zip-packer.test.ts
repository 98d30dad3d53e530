import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ZipPacker } from './zip-packer';

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
};

it('packs files that unpack to what they were', () => {
  const packer = new ZipPacker();
  const [text, picture] = ['<p>ü</p>'.repeat(1_000), Uint8Array.of(1, 2, 3)];
  packer.add('article/a.html', strToU8(text));
  packer.add('pictures/ä.png', picture);
  const zip = joined(packer.finish());
  expect(zip.length).toBeLessThan(1_000);
  const files = unzipSync(zip);
  expect(Object.keys(files)).toEqual(['article/a.html', 'pictures/ä.png']);
  expect(strFromU8(files['article/a.html'] ?? new Uint8Array())).toBe(text);
  expect(files['pictures/ä.png']).toEqual(picture);
});

it('packs nothing into an empty zip', () => {
  expect(unzipSync(joined(new ZipPacker().finish()))).toEqual({});
});
