import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLibraryAddress, isLibraryHost, lookupsOf, normaliseHost } from './library-address';

describe('host names', () => {
  it.each([
    ['https://Help.Acme.example/path?x=1', 'help.acme.example'],
    [' acme.example. ', 'acme.example'],
    ['http://acme.example/', 'acme.example'],
    ['', ''],
  ])('%j is normalised to %j', (typed, host) => {
    expect(normaliseHost(typed)).toBe(host);
  });

  it.each(['acme.example', 'help.acme.co.uk', 'xn--bcher-kva.example', '1st.example', 'a-b.example'])(
    '%s can be a library host',
    (host) => {
      expect(isLibraryHost(host)).toBe(true);
    },
  );

  it.each([
    'acme',
    'localhost',
    'shop.localhost',
    'printer.local',
    '127.0.0.1',
    '[::1]',
    'acme.example:8080',
    'user@acme.example',
    '-acme.example',
    'acme-.example',
    'a..example',
    'bücher.example',
    'a b.example',
    'other.web.app',
    'other.firebaseapp.com',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(130)}example`,
    '../x.example',
  ])('%s cannot', (host) => {
    expect(isLibraryHost(host)).toBe(false);
  });

  it("the product's own host, its subdomains and its parent domains cannot be claimed", () => {
    expect(isLibraryHost('harborline.example', 'app.eu.harborline.example')).toBe(false);
    expect(isLibraryHost('eu.harborline.example', 'app.eu.harborline.example')).toBe(false);
    expect(isLibraryHost('line.example', 'app.harborline.example')).toBe(true);
    expect(isLibraryHost('app.harborline.example', 'harborline.example')).toBe(false);
    expect(isLibraryHost('harborline.example', 'harborline.example')).toBe(false);
    expect(isLibraryHost('notharborline.example', 'harborline.example')).toBe(true);
  });

  it('normalising twice changes nothing', () => {
    fc.assert(fc.property(fc.webUrl(), (url) => normaliseHost(normaliseHost(url)) === normaliseHost(url)));
  });
});

describe('an address', () => {
  it('D-01: normalises the given fields and ignores the rest', () => {
    expect(
      checkLibraryAddress({ library_refkey: ' Acme ', library_domain: 'https://ACME.example/' }),
    ).toEqual({
      isValid: true,
      address: { library_refkey: 'acme', library_domain: 'acme.example' },
    });
    expect(checkLibraryAddress({ custom_subDomain: '' })).toEqual({
      isValid: true,
      address: { custom_subDomain: '' },
    });
  });

  it('D-01: names the invalid field', () => {
    expect(checkLibraryAddress({ library_refkey: 'admin' })).toEqual({
      isValid: false,
      field: 'library_refkey',
    });
    expect(checkLibraryAddress({ library_refkey: '' })).toEqual({ isValid: false, field: 'library_refkey' });
    expect(checkLibraryAddress({ library_domain: 'nonsense' })).toEqual({
      isValid: false,
      field: 'library_domain',
    });
  });

  it('has one lookup per host, even if domain and sub-domain are the same', () => {
    const address = { library_refkey: 'Acme', library_domain: 'a.example', custom_subDomain: 'A.example' };
    expect(lookupsOf(address)).toEqual({ key: 'acme', hosts: ['a.example'] });
    expect(lookupsOf({ ...address, library_domain: '', custom_subDomain: '' }).hosts).toEqual([]);
  });
});
