import { describe, expect, it } from 'vitest';
import { isClaimableKey, isLibraryKey, isMailboxKey, normaliseLibraryKey } from './library-key';

describe('library keys (D-01)', () => {
  it.each(['lumen', 'northbeam', 'a1b', 'x-ray-9', 'LUMEN', 'a'.repeat(40)])('%s can be a key', (key) => {
    expect(isLibraryKey(key)).toBe(true);
  });

  it.each(['ab', 'a'.repeat(41), '-abc', 'a_b_c', 'a.b.c', 'läden', '', 'a b c', 'abc\n'])(
    '%j cannot be a key',
    (key) => {
      expect(isLibraryKey(key)).toBe(false);
    },
  );

  it.each(['login', 'admin', 'Invite', 'AdvancedWidget', 'widget', 'courses', 'contact', 'thank-you', 'api'])(
    '%s belongs to a fixed route',
    (key) => {
      expect(isLibraryKey(key)).toBe(false);
    },
  );

  it("keeps the handbook's key from customers", () => {
    expect(isClaimableKey('Handbook')).toBe(false);
    expect(isClaimableKey('login')).toBe(false);
    expect(isClaimableKey('lumen')).toBe(true);
  });

  it.each(['postmaster', 'Hostmaster', 'administrator', 'webmaster', 'security', 'noreply', 'mailer-daemon'])(
    '%s has no address for mail, by which the domain is run (D-98)',
    (key) => {
      expect(isLibraryKey(key)).toBe(true);
      expect(isMailboxKey(key)).toBe(false);
    },
  );

  it('has an address for mail otherwise', () => {
    expect(isMailboxKey('Lumen')).toBe(true);
    expect(isMailboxKey('a_b')).toBe(false);
  });

  it('is looked up in lower case', () => {
    expect(normaliseLibraryKey('Lumen')).toBe('lumen');
  });
});
