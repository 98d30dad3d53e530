import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts';

describe('linkParts', () => {
  it('finds an address without the punctuation around it', () => {
    expect(linkParts('See https://lumen.example/a?b=1, please (https://x.example).')).toEqual([
      { text: 'See ', href: '' },
      { text: 'https://lumen.example/a?b=1', href: 'https://lumen.example/a?b=1' },
      { text: ', please (', href: '' },
      { text: 'https://x.example', href: 'https://x.example' },
      { text: ').', href: '' },
    ]);
  });

  it('makes no link of anything but http and https', () => {
    expect(linkParts('javascript:alert(1) data:text/html,x').every(({ href }) => href === '')).toBe(true);
  });

  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          linkParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
