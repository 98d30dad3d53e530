import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedImage, isAllowedLink } from './allowed-address';
import { escapeHtml, textToHtml } from './escape';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, filterStyle, isAllowedFrame } from './sanitise-policy';

describe('escapeHtml', () => {
  it('escapes every character that could open a tag or end an attribute', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))));
    expect(escapeHtml(`<a href="x">&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;&lt;/a&gt;');
  });

  it('turns plain text into paragraphs and line breaks', () => {
    expect(textToHtml('One\r\ntwo\n\n\n<three>')).toBe(
      '<p dir="auto">One<br>two</p><p dir="auto">&lt;three&gt;</p>',
    );
    expect(textToHtml('  \n\n ')).toBe('');
  });
});

describe('sanitise policy (S5-27, D-15)', () => {
  it('allows frames and many attributes, never handlers, scripts or srcdoc', () => {
    expect(ALLOWED_TAGS).toContain('iframe');
    for (const tag of [
      'script',
      'object',
      'embed',
      'form',
      'input',
      'svg',
      'math',
      'base',
      'meta',
      'link',
      'style',
    ]) {
      expect(ALLOWED_TAGS).not.toContain(tag);
    }
    expect(ALLOWED_ATTRIBUTES.some((name) => name.startsWith('on'))).toBe(false);
    expect(ALLOWED_ATTRIBUTES).not.toContain('srcdoc');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
    'vbscript:x',
    'data:text/html,x',
    '//evil.example',
    '\\\\evil.example',
  ])('refuses the link %j', (href) => {
    expect(isAllowedLink(href)).toBe(false);
  });

  it.each([
    'https://a.example',
    '/article/details/lumen/1',
    '#top',
    'mailto:a@b.de',
    'tel:+44',
    'page?x=a:b',
  ])('allows the link %j', (href) => {
    expect(isAllowedLink(href)).toBe(true);
  });

  it('allows data URLs only for raster images', () => {
    expect(isAllowedImage('data:image/png;base64,AAAA')).toBe(true);
    expect(isAllowedImage('data:image/svg+xml;base64,AAAA')).toBe(false);
    expect(isAllowedImage('https://a.example/b.png')).toBe(true);
    expect(isAllowedImage('blob:https://a')).toBe(false);
  });

  it('frames only listed https players', () => {
    expect(isAllowedFrame('https://www.youtube-nocookie.com/embed/abc')).toBe(true);
    expect(isAllowedFrame('http://www.youtube-nocookie.com/embed/abc')).toBe(false);
    expect(isAllowedFrame('https://player.vimeo.com.evil.example/')).toBe(false);
    expect(isAllowedFrame('https://player.vimeo.com@evil.example/')).toBe(false);
    expect(isAllowedFrame('https://evil.example/?https://player.vimeo.com/')).toBe(false);
  });

  it('keeps harmless styles and drops those that load or position', () => {
    expect(filterStyle('color: #333; position: fixed; text-align:center')).toBe(
      'color: #333; text-align:center',
    );
    expect(filterStyle('background-color: url(//x); width: expression(1)')).toBe('');
    expect(filterStyle('color: \\75rl(x)')).toBe('');
  });
});
