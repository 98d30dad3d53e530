import { describe, expect, it } from 'vitest';
import { makeLibrary } from '../testing/factories';
import { canonicalSite, sitemapAddress } from './canonical-site';

const PUBLIC = 'https://product.example';
const siteOf = (changes: Parameters<typeof makeLibrary>[0]) => canonicalSite(makeLibrary(changes), PUBLIC);

describe('the site that search engines are told of (D-01)', () => {
  it('is that of the key, as long as no host of the library was seen to serve it', () => {
    const byKey = { origin: PUBLIC, libraryKey: 'acme' };
    expect(siteOf({ library_domain: 'acme.example' })).toEqual(byKey);
    expect(siteOf({ library_domain: 'acme.example', served_hosts: ['old.example'] })).toEqual(byKey);
    expect(siteOf({ library_domain: '', served_hosts: [''] })).toEqual(byKey);
  });

  it('is that of its own host, the sub-domain first', () => {
    const hosts = { library_domain: 'acme.example', custom_subDomain: 'help.acme.example' };
    expect(siteOf({ ...hosts, served_hosts: ['acme.example'] })).toEqual({
      origin: 'https://acme.example',
      libraryKey: null,
    });
    expect(siteOf({ ...hosts, served_hosts: ['acme.example', 'help.acme.example'] }).origin).toBe(
      'https://help.acme.example',
    );
  });

  it('has its sitemap', () => {
    expect(sitemapAddress(siteOf({}))).toBe('https://product.example/acme/sitemap.xml');
    const own = siteOf({ library_domain: 'acme.example', served_hosts: ['acme.example'] });
    expect(sitemapAddress(own, '-2')).toBe('https://acme.example/sitemap-2.xml');
  });
});
