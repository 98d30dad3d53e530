import { describe, expect, it } from 'vitest';
import { libraryPublicSchema } from '../entities/library';
import { LIMITS } from '../limits';
import { makeLibrary } from '../testing/factories';
import { homeOf, isFooterAddress, popularAmong } from './help-center-home';

const link = (label: string, address = 'https://acme.example/') => ({ label, address });

describe('the address of a link in the footer', () => {
  it.each([
    'https://acme.example',
    'https://acme.example/legal?x=1#privacy',
    'https://shop.acme.example:8443/',
  ])('may be %s', (address) => expect(isFooterAddress(address)).toBe(true));

  it.each([
    '',
    'acme.example',
    '/legal',
    '//evil.example',
    'http://acme.example',
    'HTTPS://acme.example\n',
    'https://',
    'https:///',
    'https://acme.example/a b',
    'https://acme.example/"><script>',
    'https://acme.example\\@evil.example',
    'https://user:secret@acme.example',
    'https://acme.example@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://acme.example',
    `https://acme.example/${'x'.repeat(LIMITS.footerAddress)}`,
  ])('may not be %j', (address) => expect(isFooterAddress(address)).toBe(false));
});

describe('the home of a library (S2.2-07)', () => {
  it('has nothing of its own until it is set', () => {
    expect(homeOf(makeLibrary())).toEqual({
      logo: '',
      headline: '',
      introduction: '',
      hasPopularArticles: false,
      showsArticlesFirst: false,
      footerLinks: [],
    });
  });

  it('treats blank texts as not set, and leaves out links that must not be followed', () => {
    const footerLinks = [link('Shop'), link(' '), link('Run', 'javascript:alert(1)')];
    const home = homeOf({ helpCenterHome: { headline: ' \n', introduction: ' Hi ', footerLinks } });
    expect(home).toMatchObject({ headline: '', introduction: 'Hi', footerLinks: [link('Shop')] });
  });

  it('shows no more links than can be set', () => {
    const footerLinks = Array.from({ length: 20 }, (_, index) => link(`Link ${index}`));
    expect(homeOf({ helpCenterHome: { footerLinks } }).footerLinks).toHaveLength(LIMITS.footerLinks);
  });

  it('shows first what default_display says, and topics where it says nothing known (S3-01)', () => {
    const firstOf = (default_display?: unknown) =>
      homeOf(libraryPublicSchema.parse({ ...makeLibrary(), default_display })).showsArticlesFirst;
    expect(firstOf('articles')).toBe(true);
    expect([firstOf('categories'), firstOf(undefined), firstOf('grid'), firstOf(7)]).not.toContain(true);
  });

  it('does not break a library when it is malformed', () => {
    const parsed = libraryPublicSchema.parse({ ...makeLibrary(), helpCenterHome: { headline: 7 } });
    expect(parsed.helpCenterHome).toEqual({});
  });
});

describe('popular articles', () => {
  const viewed = (id: string, views: number, article_categories = 'shown') => ({
    id,
    article_title: `Title ${id}`,
    article_categories,
    views,
  });

  it('are those somebody read, in categories a visitor sees', () => {
    const found = popularAmong(
      [viewed('a', 9), viewed('b', 8, 'hidden'), viewed('c', 1), viewed('d', 0)],
      new Set(['shown']),
    );
    expect(found.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('are a handful', () => {
    const many = Array.from({ length: 20 }, (_, index) => viewed(`a${index}`, 20 - index));
    expect(popularAmong(many, new Set(['shown'])).map(({ id }) => id)).toEqual(
      many.slice(0, LIMITS.popularArticles).map(({ id }) => id),
    );
  });
});
