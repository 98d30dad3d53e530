import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkSegments } from './link-segments';

const linksOf = (text: string) => linkSegments(text).flatMap(({ href }) => href ?? []);

describe('linkSegments', () => {
  it('links https URLs without the punctuation after them', () => {
    expect(linkSegments('See https://lumen.example/a?b=1, please.')).toEqual([
      { text: 'See ' },
      { text: 'https://lumen.example/a?b=1', href: 'https://lumen.example/a?b=1' },
      { text: ', please.' },
    ]);
  });

  it.each([
    'http://lumen.example',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://support@evil.example/',
    'https://',
    '<a href="x">y</a>',
  ])('does not link %s', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it.each(['\u202e', '\u2066', '\u200f', '\u061c'])('ends an address at %j, which would turn it', (mark) => {
    expect(linkSegments(`https://lumen.example/${mark}gnp.exe`)).toEqual([
      { text: 'https://lumen.example/', href: 'https://lumen.example/' },
      { text: `${mark}gnp.exe` },
    ]);
  });

  it('never changes the visible text, and links only https', () => {
    const address = fc.string({ maxLength: 12 }).map((path) => `https://x.example/${path}`);
    const pieces = fc.oneof(fc.string(), address, fc.constantFrom('https://a@b.example', 'javascript:x'));
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const text = parts.join(' ');
        const shown = linkSegments(text).map((segment) => segment.text);
        expect(shown.join('')).toBe(text);
        expect(linksOf(text).filter((href) => !href.startsWith('https://'))).toEqual([]);
      }),
    );
  });
});
