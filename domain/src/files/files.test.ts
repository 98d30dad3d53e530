import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { anyText } from '../testing/any-text';
import { CONTACT_TEXTS } from '../texts/contact';
import { shortenFileName, uploadObjectName } from './shorten-file-name';
import { checkUpload, UPLOAD_ACCEPT, UPLOAD_HEAD_BYTES } from './upload-policy';

describe('shortenFileName', () => {
  it('S5-23: a longer name keeps its first and last ten characters', () => {
    expect(shortenFileName('abcdefghijklmnopqrst.png')).toBe('abcdefghij...opqrst.png');
  });

  it('S5-23, D-23: exactly 20 characters stay whole, 21 do not', () => {
    expect(shortenFileName('0123456789abcdef.png')).toBe('0123456789abcdef.png');
    expect(shortenFileName('0123456789abcdefg.png')).toBe('0123456789...bcdefg.png');
  });

  it('S5-24: everything but ASCII letters, digits and dot becomes an underscore', () => {
    expect(shortenFileName('Mein Foto-ü😀.png')).toBe('Mein_Foto___.png');
    expect(shortenFileName('../etc/passwd')).toBe('.._etc_passwd');
  });

  it('gives a name of at most 23 safe characters for any name', () => {
    fc.assert(fc.property(anyText(), (name) => /^[A-Za-z0-9._]{0,23}$/.test(shortenFileName(name))));
  });

  it('D-23: an object name begins with the random part and is never empty', () => {
    expect(uploadObjectName('..', 'k3x9')).toBe('k3x9-_');
    expect(uploadObjectName('', 'k3x9')).toBe('k3x9-file');
    expect(uploadObjectName('a.png', 'k3x9')).toBe('k3x9-a.png');
  });
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = bytes('\x89PNG\r\n\x1a\n0000');

describe('checkUpload (D-23)', () => {
  it('accepts a picture under the type its content proves', () => {
    expect(checkUpload({ name: 'Bike.PNG', size: 100, head: PNG })).toEqual({
      isAccepted: true,
      mime: 'image/png',
    });
    expect(
      checkUpload({ name: 'b.webp', size: 9, head: bytes('RIFF\x01\x02\x03\x04WEBPVP8 ') }),
    ).toMatchObject({ isAccepted: true });
  });

  it('says of an empty file that it is empty', () => {
    for (const name of ['a.png', 'a.txt'])
      expect(checkUpload({ name, size: 0, head: bytes('') })).toEqual({
        isAccepted: false,
        message: CONTACT_TEXTS.fileEmpty,
      });
  });

  it('abuse test 13: refuses HTML renamed to a picture', () => {
    const head = bytes('<html><script>alert(1)</script>');
    expect(checkUpload({ name: 'a.png', size: 100, head }).isAccepted).toBe(false);
    expect(checkUpload({ name: 'a.txt', size: 100, head }).isAccepted).toBe(false);
    expect(checkUpload({ name: 'a.csv', size: 100, head: bytes('  <SVG onload=1>') }).isAccepted).toBe(false);
  });

  it.each(['page.html', 'image.svg', 'run.exe', 'noextension', '.png.js'])('refuses %s', (name) => {
    expect(checkUpload({ name, size: 10, head: PNG }).isAccepted).toBe(false);
  });

  it('accepts plain text, but not binary data under a text name', () => {
    expect(checkUpload({ name: 'log.txt', size: 10, head: bytes('Error E12') }).isAccepted).toBe(true);
    expect(checkUpload({ name: 'log.txt', size: 10, head: bytes('MZ\0\0') }).isAccepted).toBe(false);
  });

  it('refuses more than 10 MB and reports it', () => {
    expect(checkUpload({ name: 'a.txt', size: LIMITS.uploadBytes, head: bytes('E12') }).isAccepted).toBe(
      true,
    );
    expect(checkUpload({ name: 'a.png', size: LIMITS.uploadBytes + 1, head: PNG })).toMatchObject({
      message: expect.stringContaining('10 MB'),
    });
  });

  it('refuses a small file that is a picture no browser can draw', () => {
    const size = (...sides: number[]) => sides.flatMap((side) => [0, 0, side >> 8, side & 255]);
    const png = (width: number, height: number) =>
      Uint8Array.from([...PNG.slice(0, 8), ...[0, 0, 0, 13], ...bytes('IHDR'), ...size(width, height)]);
    const accepts = (head: Uint8Array) => checkUpload({ name: 'a.png', size: 100, head }).isAccepted;
    expect([accepts(png(12_000, 10_000)), accepts(png(12_000, 10_001))]).toEqual([true, false]);
    const hidden = (size: number) => checkUpload({ name: 'a.png', size, head: PNG }).isAccepted;
    expect([hidden(UPLOAD_HEAD_BYTES), hidden(UPLOAD_HEAD_BYTES + 1)]).toEqual([true, false]);
  });

  it('lists extensions for the file field', () => {
    expect(UPLOAD_ACCEPT).toContain('.pdf');
    expect(UPLOAD_ACCEPT).not.toContain('svg');
  });
});
