import { describe, expect, it } from 'vitest';
import { refusalOf } from './inspect-upload';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = bytes('\x89PNG\r\n\x1a\n0000');

const object = (name: string, contentType: string) => ({
  bucket: 'b',
  name: `chat/img/lib/uid/${name}`,
  size: 100,
  contentType,
});

describe('refusalOf', () => {
  it('keeps a real picture', () => {
    expect(refusalOf(object('k-a.png', 'image/png'), PNG)).toBe('');
  });

  it('abuse test 13: refuses HTML renamed to a picture', () => {
    expect(refusalOf(object('k-a.png', 'image/png'), bytes('<html><script>'))).not.toBe('');
  });

  it('refuses a picture served as something else', () => {
    expect(refusalOf(object('k-a.png', 'text/html'), PNG)).toBe('it is image/png, not text/html');
  });
});
