import { contrastRatio } from '@harborline/domain/help-center/theme-color';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentOn, mixColors } from './accent-color';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('accentOn', () => {
  it('keeps a colour that is already readable', () => {
    expect(accentOn('#ffffff', '#1b5e8c')).toBe('#1b5e8c');
  });

  it('makes every colour readable on every background', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (background, color) => {
        expect(contrastRatio(background, accentOn(background, color))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('mixes from one colour to the other', () => {
    expect(mixColors('#000', '#ffffff', 0)).toBe('#000000');
    expect(mixColors('#000000', '#fff', 1)).toBe('#ffffff');
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});
