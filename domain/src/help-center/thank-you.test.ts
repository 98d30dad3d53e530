import { describe, expect, it } from 'vitest';
import { makeLibrary } from '../testing/factories';
import { thankYouColor, thankYouTarget } from './thank-you';

const inColor = (themeColor: string) =>
  thankYouColor({ publicHelpCenterTheme: { ...makeLibrary().publicHelpCenterTheme, themeColor } });

describe('the thank-you page', () => {
  it('S2.4-27: has the colour of its library', () => {
    expect(inColor('#3c6b2f')).toBe('#3c6b2f');
  });

  it.each(['', 'green', 'red;background:url(//evil.example)', '#12345'])(
    'S9-12: is green where %j is no colour (D-24)',
    (color) => expect(inColor(color)).toBe('#2dce89'),
  );

  it('S2.4-28: leads to the sub-domain of its library, and only from elsewhere', () => {
    const library = { custom_subDomain: 'help.acme.example' };
    expect(thankYouTarget(library, 'acme.example')).toBe('https://help.acme.example/thank-you');
    expect(thankYouTarget(library, 'help.acme.example')).toBeNull();
    expect(thankYouTarget({ custom_subDomain: '' }, 'acme.example')).toBeNull();
  });

  it.each([
    'evil.example/path',
    'user@evil.example',
    'evil.example#',
    '//evil.example',
    'localhost',
    'a b.example',
  ])('leads nowhere where the stored host is %j (D-24)', (custom_subDomain) =>
    expect(thankYouTarget({ custom_subDomain }, 'acme.example')).toBeNull(),
  );
});
