import { LIMITS } from '@harborline/domain/limits';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { homeValuesOf, homeValuesSchema, linksAsValue, linksIn } from './home-values';

const SHOP = { label: 'Shop', address: 'https://acme.example/shop' };
const values = homeValuesOf(makeLibrary({ helpCenterHome: { headline: 'Hello', footerLinks: [SHOP] } }));
const problemsOf = (changes: object) =>
  homeValuesSchema.safeParse({ ...values, ...changes }).error?.issues.map(({ path }) => path[0]) ?? [];
const withLinks = (...links: { label: string; address: string }[]) => ({ footerLinks: linksAsValue(links) });

describe('the home page as a form', () => {
  it('shows what is stored, and nothing where nothing is', () => {
    expect(values).toMatchObject({ headline: 'Hello', introduction: '', hasPopularArticles: false });
    expect(linksIn(values.footerLinks)).toEqual([SHOP]);
    expect(homeValuesOf(makeLibrary())).toMatchObject({ headline: '', footerLinks: '[]' });
  });

  it('accepts everything empty, and everything at its limit', () => {
    expect(problemsOf({ headline: '', ...withLinks() })).toEqual([]);
    expect(
      problemsOf({
        headline: 'x'.repeat(LIMITS.homeHeadline),
        introduction: 'x'.repeat(LIMITS.homeIntroduction),
        ...withLinks({ ...SHOP, label: 'x'.repeat(LIMITS.footerLabel) }),
      }),
    ).toEqual([]);
  });

  it.each([
    ['headline', { headline: 'x'.repeat(LIMITS.homeHeadline + 1) }],
    ['introduction', { introduction: 'x'.repeat(LIMITS.homeIntroduction + 1) }],
    ['footerLinks', withLinks(SHOP, { ...SHOP, label: ' ' })],
    ['footerLinks', withLinks({ ...SHOP, label: 'x'.repeat(LIMITS.footerLabel + 1) })],
    ['footerLinks', withLinks({ ...SHOP, address: 'http://acme.example' })],
    ['footerLinks', withLinks({ ...SHOP, address: 'javascript:alert(1)' })],
    ['footerLinks', withLinks({ ...SHOP, address: '' })],
  ])('refuses an invalid %s', (field, changes) => expect(problemsOf(changes)).toEqual([field]));
});
