import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkSegments } from './link-segments';

const linksOf = (text: string) => linkSegments(text).flatMap(({ href }) => href ?? []);

describe('linkSegments', () => {
  it('links https addresses and leaves the punctuation after them alone', () => {
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

  it('never changes what is read, and links nothing but https', () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('https://x.example/)', 'https://a@b.example'),
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const text = parts.join(' ');
        expect(
          linkSegments(text)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
        for (const href of linksOf(text)) expect(new URL(href).protocol).toBe('https:');
      }),
    );
  });
});
