import { makeLibrary } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { reportColor, themeChanges, themeOf, themeSchema } from './theme-values';

const saved = themeOf(makeLibrary());

describe('the theme as a form', () => {
  it("gives the widget the help center's colour until it has its own", () => {
    expect(saved).toEqual({ themeColor: '#1b5e8c', widgetColor: '#1b5e8c', position: 'right', greeting: '' });
  });

  it('accepts only hex colours, since they end up in style attributes (D-24)', () => {
    expect(themeSchema.safeParse(saved).success).toBe(true);
    const { error } = themeSchema.safeParse({ ...saved, themeColor: 'red;}', widgetColor: '#12' });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['themeColor', 'widgetColor']);
  });

  it('stores changed fields, and the whole widget theme, as the rules require', () => {
    expect(themeChanges(saved, saved)).toEqual({});
    expect(themeChanges(saved, { ...saved, themeColor: '#fff' })).toEqual({
      'publicHelpCenterTheme.themeColor': '#fff',
    });
    expect(themeChanges(saved, { ...saved, greeting: 'Hi' })).toEqual({
      widgetTheme: { themeColor: '#1b5e8c', position: 'right', greeting: 'Hi' },
    });
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
