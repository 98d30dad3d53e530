import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../help-center/theme-color';
import { makeLibrary } from '../testing/factories';
import { launcherInk, loaderTag } from './loader-tag';
import { widgetColor } from './widget-look';

const PLAIN = {
  origin: 'https://help.example',
  libraryKey: 'acme',
  color: '#0f6e64',
  position: 'right',
  launcher: 'shown',
  label: '',
} as const;

describe('the line that puts the widget on a site (D-95)', () => {
  it('names what differs from the loader’s own look', () => {
    expect(loaderTag(PLAIN)).toBe(
      '<script async src="https://help.example/loader.js" data-library="acme" data-color="#0f6e64"></script>',
    );
    expect(loaderTag({ ...PLAIN, position: 'left', launcher: 'hidden', label: ' Ask us ' })).toBe(
      '<script async src="https://help.example/loader.js" data-library="acme" data-color="#0f6e64" data-position="left" data-launcher="hidden" data-label="Ask us"></script>',
    );
  });

  it('keeps a light colour, with a black sign', () => {
    expect(loaderTag({ ...PLAIN, color: '#ffe600' })).toContain(' data-color="#ffe600;color:#000"');
    expect([launcherInk('#0f6e64'), launcherInk('#fff')]).toEqual(['#fff', '#000']);
  });

  it('has a sign that can be read on every colour', () => {
    const full = { '#fff': '#ffffff', '#000': '#000000' };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        expect(contrastRatio(color, full[launcherInk(color)])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps a label within its attribute', () => {
    const label = '"><script>alert(1)</script>';
    expect(loaderTag({ ...PLAIN, label })).toContain(
      'data-label="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></script>',
    );
  });
});

it('gives the widget the help center’s colour until it has its own (S3-06)', () => {
  const widgetTheme = { themeColor: '#a1204e', position: 'right' as const, greeting: '' };
  expect(widgetColor(makeLibrary())).toBe('#1b5e8c');
  expect(widgetColor(makeLibrary({ widgetTheme }))).toBe('#a1204e');
});
