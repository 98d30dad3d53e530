import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPublicRoute } from '../help-center/public-routes';
import { LIMITS } from '../limits';
import { carriedQuery } from './carried-query';
import { customLinks } from './custom-links';
import { framedLinks } from './framed-links';
import { isCompactWidget } from './is-compact-widget';

const SHOP = { label: 'Our shop', address: 'https://lumen.example/shop' };

describe('what the address of a widget carries on (S2.3-25, D-14)', () => {
  it('keeps known parameters as they were written, the first of each, and nothing else', () => {
    const search = '?lid=7&x=1&visitor_name=Ada%20L&hc=1&hc=0&qp=a%2Bb&parentURL=https%3A%2F%2Fa.example%2F';
    expect(carriedQuery(search)).toBe(
      'hc=1&qp=a%2Bb&lid=7&visitor_name=Ada%20L&parentURL=https%3A%2F%2Fa.example%2F',
    );
  });

  it('leaves out what is too long, whole', () => {
    const most = `ut=${'a'.repeat(LIMITS.carriedParameter - 3)}`;
    expect(carriedQuery(`?${most}`)).toBe(most);
    expect(carriedQuery(`?${most}a`)).toBe('');
  });

  it('survives any query', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const carried = carriedQuery(text);
        expect(carriedQuery(carried)).toBe(carried);
      }),
    );
    expect(carriedQuery('?%E0%A4%A=1&&=&hc')).toBe('hc');
  });

  it.each([
    ['', false],
    ['?hc=0', false],
    ['?hc=1', true],
    ['?hct=1', true],
    ['?hct=yes', false],
  ])('makes it compact by hc and hct alone: %j', (search, isCompact) =>
    expect(isCompactWidget(search)).toBe(isCompact),
  );
});

describe('links of a widget', () => {
  const links = framedLinks('acme', '?hc=1&other=2');
  const [shop = { ...SHOP, id: '' }] = customLinks({ helpCenterHome: { footerLinks: [SHOP] } });

  it.each([
    ['S2.3-04', links.home(), 'widgetHome'],
    ['S2.3-07', links.contact(), 'widgetMessage'],
    ['S2.3-08', links.help(), 'widgetHelp'],
    ['S2.3-08', links.search('a b', 2), 'widgetHelp'],
    ['S2.3-09', links.category('c1', 2), 'category'],
    ['S2.3-10', links.news(), 'news'],
    ['S2.3-11', links.customLink(shop), 'customLink'],
    ['S2.3-12', links.article('a1'), 'article'],
    ['S2.3-13', links.newsFlash('n1'), 'newsFlash'],
    ['conversation', links.conversation('r1'), 'conversation'],
  ])('%s: %s is the page %s of the same library', (_, address, page) => {
    const { pathname, search } = new URL(address, 'https://help.example');
    expect(matchPublicRoute(pathname)).toMatchObject({
      page,
      params: { libraryKey: 'acme' },
      isFramed: true,
    });
    expect(search.endsWith('hc=1')).toBe(true);
    expect(address).not.toMatch(/\?&|&&|other/);
  });

  it('S2.3-11: name custom links by what stays with their address, https only', () => {
    const footerLinks = [{ label: 'Bad', address: 'javascript:alert(1)' }, SHOP];
    expect(customLinks({ helpCenterHome: { footerLinks } })).toEqual([shop]);
    expect(shop.id).toMatch(/^[0-9a-z]+$/);
  });
});
