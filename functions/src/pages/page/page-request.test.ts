import { LIMITS } from '@harborline/domain/limits';
import { describe, expect, it, vi } from 'vitest';
import { readPageRequest } from './page-request';

vi.mock('../../platform/config', () => ({
  config: () => ({ environment: 'deployed', publicOrigin: 'https://product.example' }),
}));

const ask = (url: string, host = 'help.acme.example') =>
  readPageRequest({ url, header: (name) => (name === 'x-forwarded-host' ? host : undefined) });

describe('the address of a page', () => {
  it('has the origin that Hosting named', () => {
    expect(ask('/lumen', 'Help.Acme.example').address.origin).toBe('https://help.acme.example');
    expect(ask('/lumen', 'help.acme.example, proxy.example').hostname).toBe('help.acme.example');
  });

  it.each([
    '',
    'a b',
    '"><script>',
    'x.cloudfunctions.net',
    'a:99999',
    '256.256.256.256',
    'pages-abc.a.run.app',
  ])('has the product’s own origin where the host is %j', (host) =>
    expect(ask('/lumen', host).address.origin).toBe('https://product.example'),
  );

  it('keeps of its query what the page reads, and nothing else', () => {
    expect(ask('/lumen?utm=1&q=a%20b&x=<script>&tab=contact').address.search).toBe('?q=a+b&tab=contact');
    expect(ask('/lumen?tab=other&q=+').address.search).toBe('');
    expect(ask('/article/details/lumen/a1?q=brakes&tab=contact').address.search).toBe('');
  });

  it('S2.3-25: keeps in the widget what its address carries on, behind what the page reads', () => {
    expect(ask('/widgetAdvanced/lumen/help?ut=t%201&utm=1&q=a&hc=1').address.search).toBe(
      '?q=a&hc=1&ut=t%201',
    );
    expect(ask('/AdvancedWidget/lumen?hc=1&q=a').address.search).toBe('?hc=1');
    expect(ask('/widgetAdvanced/lumen/help/c1?page=2').address.search).toBe('?page=2');
  });

  it('S9-21: keeps the page of a search and of a list, and of nothing else', () => {
    const askFor = (url: string) => [ask(url).page, ask(url).address.search];
    expect(askFor('/lumen?page=2&q=a')).toEqual([2, '?q=a&page=2']);
    expect(askFor('/articleCategoriesDetails/lumen/c1?page=3&q=a')).toEqual([3, '?page=3']);
    expect(askFor('/lumen/courses?page=2')).toEqual([2, '?page=2']);
    expect(askFor('/course/lumen/c1?page=2')).toEqual([2, '?page=2']);
    expect(askFor('/course/lumen/c1?page=2&lesson=l1')).toEqual([1, '?lesson=l1']);
    expect(askFor('/lumen?q=a&page=1')).toEqual([1, '?q=a']);
    expect(askFor('/lumen?page=2')).toEqual([1, '']);
    expect(askFor('/article/details/lumen/a1?page=2')).toEqual([1, '']);
    expect(askFor('/articleCategoriesDetails/c1?page=<script>')).toEqual([1, '']);
  });

  it('keeps the beginning of a long search, and reads a malformed one as far as it can', () => {
    const { query, address } = ask(`/?q=${'w'.repeat(10_000)}`);
    expect(query).toBe('w'.repeat(LIMITS.searchQuery));
    expect(address.search).toBe(`?q=${query}`);
    expect(ask('/?q=%E0%A4%A').query).not.toBe('');
  });

  it('is no page’s where nothing is there', () => {
    expect(ask('/lumen/nothing').match).toBeNull();
    expect(ask('/article/details/lumen/%E0%A4%A').match).toBeNull();
  });
});
