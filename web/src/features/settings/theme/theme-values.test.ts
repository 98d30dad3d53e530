import { describe, expect, it } from 'vitest';
import { reportColor, themeSchema } from './theme-values';

describe('the theme as a form', () => {
  it('accepts only hex colours, since they end up in style attributes (D-24)', () => {
    expect(
      ['#1b5e8c', '#FFF', ' #fff '].map((themeColor) => themeSchema.safeParse({ themeColor }).success),
    ).toEqual([true, true, true]);
    expect(['red;}', '#12', ''].map((themeColor) => themeSchema.safeParse({ themeColor }).success)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('reports how readable a colour is', () => {
    const yellow = reportColor('#ffe600');
    expect(yellow?.onColor).toBe('#10202b');
    expect(yellow?.onColorRatio).toBeGreaterThan(7);
    expect(yellow?.light.isOwn).toBe(false);
    expect(yellow?.dark).toEqual({ color: '#ffe600', isOwn: true });
    expect(reportColor('#1b5e8c')?.light.isOwn).toBe(true);
    expect(reportColor('blue')).toBeNull();
  });
});
