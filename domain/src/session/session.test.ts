import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSessionExpired, sessionExpiryAt } from './expiry';
import { landingAfterSignIn, landingFor, signInUrl } from './landing';
import { safeReturnUrl } from './safe-return-url';

describe('safeReturnUrl (abuse test 8)', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\\b',
    '/./\u002fevil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    'admin/content',
    '',
    '/login',
    '/login?returnUrl=/login',
    `/${'a'.repeat(3000)}`,
  ])('ignores %j', (value) => {
    expect(safeReturnUrl(value)).toBe('');
  });

  it.each([
    '/admin/content',
    '/admin/inbox?tab=inbox&conversation=1#last',
    '/admin/article/edit/9?u=https://x.example//y',
  ])('accepts %j', (value) => {
    expect(safeReturnUrl(value)).toBe(value);
  });

  it('whatever it lets through stays on this site', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      'a',
      ':',
      '?',
      '#',
      '@',
      '\t',
      '\n',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const safe = safeReturnUrl(parts.join(''));
        if (safe === '') return;
        expect(safe.startsWith('/')).toBe(true);
        expect(/^[\\/]{2}/.test(safe)).toBe(false);
      }),
    );
  });

  it('reads an absent value as none', () => {
    expect(safeReturnUrl(null)).toBe('');
    expect(safeReturnUrl(undefined)).toBe('');
  });
});

describe('landing', () => {
  it('S2.5-01, S2.5-02: agents land in the inbox, others on Content', () => {
    expect(landingFor('agent')).toBe('/admin/inbox?tab=inbox');
    for (const role of ['owner', 'admin', 'editor', 'writer'] as const) {
      expect(landingFor(role)).toBe('/admin/content');
    }
  });

  it('S4.4-02: a safe returnUrl wins', () => {
    expect(landingAfterSignIn('agent', '/admin/profile/account')).toBe('/admin/profile/account');
    expect(landingAfterSignIn('agent', '//evil.example')).toBe('/admin/inbox?tab=inbox');
  });

  it('S6-18: the guard carries the encoded full path', () => {
    expect(signInUrl('/admin/inbox?tab=inbox')).toBe('/login?returnUrl=%2Fadmin%2Finbox%3Ftab%3Dinbox');
    expect(signInUrl('/login')).toBe('/login');
  });
});

describe('session expiry (S9-15, D-08)', () => {
  const now = 1_763_717_400_000;
  const HOUR = 3_600_000;

  it('is 30 days with "Remember me", else 5 hours', () => {
    expect(sessionExpiryAt(true, now) - now).toBe(30 * 24 * HOUR);
    expect(sessionExpiryAt(false, now) - now).toBe(5 * HOUR);
  });

  it('ends on the millisecond', () => {
    const expiry = sessionExpiryAt(false, now);
    expect(isSessionExpired(expiry, expiry - 1)).toBe(false);
    expect(isSessionExpired(expiry, expiry)).toBe(true);
  });

  it('counts missing, broken and far future values as ended', () => {
    expect(isSessionExpired(null, now)).toBe(true);
    expect(isSessionExpired(Number.NaN, now)).toBe(true);
    expect(isSessionExpired(now + 31 * 24 * HOUR, now)).toBe(true);
  });
});
