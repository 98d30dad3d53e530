import { expect, it } from 'vitest';
import { articleFile, categoryFile, fileOfPage, relativeTo } from './site-paths';
import { toStaticPage, withContent } from './static-page';

const adapt = (body: string, head = '') =>
  toStaticPage(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, {
    address: (address) => (address.startsWith('/gone') ? null : `x${address}`),
    searchPage: '../search.html',
    scripts: ['../a.js'],
  });
const bodyOf = (body: string) => /<body>(.*)<\/body>/s.exec(adapt(body))?.[1];

it('leaves out what needs the product: scripts, buttons, and addresses for search engines', () => {
  expect(bodyOf('<p>a<button>b</button></p><span class="search-hint">/</span><script>c</script>')).toBe(
    '<p>a</p>',
  );
  const head =
    '<link rel="canonical" href="/a"><meta property="og:url" content="/a"><link rel="modulepreload" href="/b">';
  expect(adapt('', head)).toContain('<head><script defer src="../a.js"></script></head>');
});

it('adapts addresses, and does not ask for the rules of other origins', () => {
  expect(bodyOf('<a href="/a">a</a><img src="/b" srcset="/c 2x" alt="">')).toBe(
    '<a href="x/a">a</a><img alt="" src="x/b">',
  );
  expect(adapt('', '<link rel="stylesheet" crossorigin href="/d.css">')).toContain(
    '<link rel="stylesheet" href="x/d.css">',
  );
  expect(adapt('', '<style data-styles="/d.css">a { color: red }</style>')).toContain(
    '<head><link rel="stylesheet" href="x/d.css">',
  );
  expect(bodyOf('<form action="/"><input name="q"></form>')).toContain('action="../search.html"');
});

it('keeps the words of a link that leads nowhere, unless it is a button or stands in a navigation', () => {
  expect(bodyOf('<p>See <a href="/gone">this</a></p>')).toBe('<p>See <a>this</a></p>');
  expect(bodyOf('<nav><a href="/gone">Contact</a></nav><a class="button" href="/gone">b</a>')).toBe(
    '<nav></nav>',
  );
});

it('fills an element', () => {
  expect(withContent('<div class="a b"><p>old</p></div>', 'b', '<i>new</i>')).toContain(
    '<div class="a b"><i>new</i></div>',
  );
});

it('S2.1-14, S2.1-15: names the file of each page, whatever its id', () => {
  expect(fileOfPage('/article/details/lumen/a:b')).toBe(articleFile('a:b'));
  expect(articleFile('a:b')).toBe('article/a-b.html');
  expect(fileOfPage('/articleCategoriesDetails/lumen/c1')).toBe(categoryFile('c1'));
  expect(fileOfPage('/lumen')).toBe('index.html');
  expect(fileOfPage('/lumen/conversation/x')).toBeNull();
  expect(relativeTo('article/a.html', 'index.html')).toBe('../index.html');
});
