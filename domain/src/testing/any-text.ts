import fc from 'fast-check';

const unit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0x24ff }),
  // Surrogates included: external text may contain half a character.
  fc.integer({ min: 0x2500, max: 0x10ffff }),
);

/** Any text a program can receive, control characters and broken surrogate pairs included. */
export function anyText(maxLength = 40): fc.Arbitrary<string> {
  return fc
    .array(unit, { maxLength })
    .map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''));
}
