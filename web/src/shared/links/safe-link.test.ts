import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link';

describe('safeLink', () => {
  it('allows https, and the local suite on this machine', () => {
    expect(safeLink('https://files.example/a.png')).toBe('https://files.example/a.png');
    expect(safeLink('http://127.0.0.1:8705/v0/b/x')).toBe('http://127.0.0.1:8705/v0/b/x');
  });

  it.each([
    '',
    'javascript:alert(1)',
    'http://files.example/a.png',
    'data:text/html,x',
    'not an address',
    'https://support@evil.example/',
    'https://:x@evil.example/',
  ])('refuses %j', (value) => {
    expect(safeLink(value)).toBeNull();
  });
});
