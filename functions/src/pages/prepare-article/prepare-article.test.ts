import { isAllowedImage, isAllowedImageSet, isAllowedLink } from '@harborline/domain/html/allowed-address';
import { isCallout } from '@harborline/domain/html/article-markup';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  filterStyle,
  isAllowedFrame,
} from '@harborline/domain/html/sanitise-policy';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { ARTICLE_PAGE_TEXTS } from '@harborline/domain/texts/article-page';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import fc from 'fast-check';
import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, it, vi } from 'vitest';
import { prepareArticle, sanitised } from './prepare-article';

vi.mock('firebase-functions', () => ({ logger: { warn: () => undefined } }));

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

const elementsBelow = (node: Nodes): Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap(elementsBelow) : []),
];

/** Every element that a browser finds in what was prepared. */
const elementsOf = (html: string) => elementsBelow(parser.parse(html));

const ADDED_BY_US = ['sandbox', 'referrerpolicy', 'tabindex', 'data-player', 'decoding', 'preload'];
const KNOWN = new Set<string>([...ALLOWED_ATTRIBUTES, ...ADDED_BY_US].map((name) => name.replace('-', '')));
const TAGS = new Set<string>(ALLOWED_TAGS);

const CHECKS: Readonly<Record<string, (value: string, tagName: string) => boolean>> = {
  href: isAllowedLink,
  src: (value, tagName) => (tagName === 'iframe' ? isAllowedFrame(value) : isAllowedImage(value)),
  srcSet: isAllowedImageSet,
  poster: isAllowedImage,
  style: (value) => filterStyle(value) === value,
  id: (value) => /^(?:user-content-|section-\d+(?:-\d+)?$)/.test(value),
  dataPlayer: isAllowedFrame,
  dataCallout: isCallout,
  name: (value) => value.startsWith('user-content-'),
};

/** What is wrong with an element; nothing if it is safe. */
function faultsOf({ tagName, properties, children }: Element): string[] {
  const faults = TAGS.has(tagName) ? [] : [`<${tagName}>`];
  for (const [property, value] of Object.entries(properties)) {
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    if (!KNOWN.has(property.toLowerCase().replace('classname', 'class'))) faults.push(property);
    if (CHECKS[property]?.(text, tagName) === false) faults.push(`${property}=${text}`);
    if (/^\s*(?:javascript|vbscript|data:text)/i.test(text)) faults.push(`${property}=${text}`);
  }
  if (tagName === 'iframe' && !String(properties.sandbox).includes('allow-scripts'))
    faults.push('no sandbox');
  if (tagName === 'iframe' && children.length > 0) faults.push('text in a frame');
  return faults;
}

const faultsIn = (html: string) => elementsOf(html).flatMap(faultsOf);

describe('sanitising (S5-27, D-15)', () => {
  it('knows at least 300 hostile texts', () =>
    expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(300));

  it.each(HOSTILE_HTML)('disarms %s', (html) => {
    expect(faultsIn(prepareArticle(html).html)).toEqual([]);
    expect(faultsIn(prepareArticle(`<p>a</p><table><tr><td>${html}</td></tr></table>`).html)).toEqual([]);
    expect(faultsIn(prepareArticle(`<h2>b ${html}</h2><pre>${html}</pre>`).html)).toEqual([]);
  });

  it('disarms any mixture of them, and reads what it wrote as it wrote it', () => {
    const pieces = fc.constantFrom(
      ...HOSTILE_HTML,
      '<p>',
      '</p>',
      '<table><tr><td>',
      '</table>',
      '<b>',
      '<a>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const html = sanitised(parts.join(''));
        expect(faultsIn(html)).toEqual([]);
        expect(sanitised(html)).toBe(html);
      }),
      { numRuns: 300 },
    );
  });

  it('disarms markup of random pieces', () => {
    const names = [
      'p',
      'a',
      'svg',
      'math',
      'style',
      'table',
      'td',
      'b',
      'iframe',
      'noscript',
      'form',
      'select',
    ];
    const name = fc.constantFrom(...names);
    const attribute = fc.constantFrom(
      '',
      ' onclick=hit()',
      ' href=javascript:hit()',
      ' id=x',
      ' title="</p>"',
    );
    const tag = fc.oneof(
      fc.tuple(name, attribute).map(([one, more]) => `<${one}${more}>`),
      name.map((one) => `</${one}>`),
      fc.constantFrom('<!--', '-->', 'text', '<', '>', '"', '&lt;'),
    );
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 20 }), (tags) => {
        const html = sanitised(tags.join(''));
        expect(faultsIn(html)).toEqual([]);
        expect(sanitised(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every allowed element and attribute', () => {
    const inTable = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
    const whole = [
      '<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>b</th></tr></thead>',
      '<tbody><tr><td>c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>',
      '<iframe src="https://player.vimeo.com/video/1"></iframe>',
      ...ALLOWED_TAGS.filter((tag) => ![...inTable, 'table', 'iframe'].includes(tag)).map(
        (tag) => `<${tag}></${tag}>`,
      ),
    ].join('');
    const found = new Set(elementsOf(sanitised(whole)).map(({ tagName }) => tagName));
    expect(ALLOWED_TAGS.filter((tag) => !found.has(tag))).toEqual([]);
    const values: Readonly<Record<string, string>> = {
      style: 'color: red',
      srcset: '/a.png 2x',
      'data-callout': 'tip',
    };
    for (const attribute of ALLOWED_ATTRIBUTES) {
      const html = sanitised(`<p ${attribute}="${values[attribute] ?? '1'}">text</p>`);
      expect(html, attribute).toMatch(new RegExp(`<p [^>]*${attribute}`, 'i'));
    }
  });

  it.each([
    ['<p onclick="hit()">a<script>b</script><font>c</font></p>', '<p>ac</p>'],
    ['<a href="/x" target="_blank">a</a>', '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>'],
    ['<img src="/a.png" alt="A">', '<img src="/a.png" alt="A" loading="lazy">'],
    [
      '<p id="a" style="color: red; position: fixed">a</p>',
      '<p id="user-content-a" style="color: red">a</p>',
    ],
    ['<a name="user-content-a">a</a>', '<a name="user-content-a">a</a>'],
    ['<pre>\n\n  a\n</pre>', '<pre>\n\n  a\n</pre>'],
    [
      '<iframe src="https://player.vimeo.com/video/1" width="5"></iframe>',
      '<iframe src="https://player.vimeo.com/video/1" width="5" loading="lazy" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" referrerpolicy="strict-origin-when-cross-origin"></iframe>',
    ],
  ])('makes %j to %j', (html, expected) => expect(sanitised(html)).toBe(expected));
});

const linkTo = (id: string) =>
  `<a class="heading-link" href="#${id}" aria-label="${ARTICLE_PAGE_TEXTS.linkToSection}"></a>`;

describe('an article for its page', () => {
  it('has the direction of each block, frames around tables and ids on its sections', () => {
    const { html, sections } = prepareArticle(
      '<h2>One <b>two</b></h2><p dir="rtl">a</p><table><tbody><tr><td>b</td></tr></tbody></table><h2 id="x">Three</h2>',
    );
    expect(html).toBe(
      [
        `<h2 dir="auto" id="section-1">One <b>two</b>${linkTo('section-1')}</h2><p dir="rtl">a</p>`,
        '<div class="table-frame" tabindex="0" role="group" aria-label="Table">',
        '<table dir="auto"><tbody><tr><td>b</td></tr></tbody></table></div>',
        `<p class="table-hint">${HELP_CENTER_TEXTS.scrollTable}</p>`,
        `<h2 id="section-2" dir="auto">Three${linkTo('section-2')}</h2>`,
      ].join(''),
    );
    expect(sections).toEqual([
      { id: 'section-1', title: 'One two' },
      { id: 'section-2', title: 'Three' },
    ]);
  });

  it('frames a table inside another', () => {
    const table = (inside: string) => `<table><tbody><tr><td>${inside}</td></tr></tbody></table>`;
    expect(prepareArticle(table(table('a'))).html.match(/table-frame/g)).toHaveLength(2);
  });

  it('highlights code by classes, without a style, and says its language', () => {
    const { html } = prepareArticle('<pre><code class="language-ts">const a = "&lt;b&gt;";</code></pre>');
    expect(html).toBe(
      [
        '<div class="code-block" dir="ltr"><p class="code-language">TypeScript</p>',
        '<pre tabindex="0"><code class="language-ts"><span class="hljs-keyword">const</span> a = ',
        '<span class="hljs-string">"&#x3C;b>"</span>;</code></pre></div>',
      ].join(''),
    );
  });

  it('frames no other site before its reader plays the video (S5-27)', () => {
    const { html } = prepareArticle(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5"></iframe><video src="/a.mp4"></video>',
    );
    expect(html).not.toContain('<iframe');
    expect(html).toContain('data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5"');
    expect(html).toContain(
      'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener noreferrer"',
    );
    expect(html).toContain('<video src="/a.mp4" dir="auto" controls preload="none">');
  });

  it('keeps the size of a picture, so that its page keeps room for it', () => {
    expect(prepareArticle('<figure><img src="/a.png" alt="A" width="640" height="480"></figure>').html).toBe(
      '<figure dir="auto"><img src="/a.png" alt="A" width="640" height="480" loading="lazy" decoding="async"></figure>',
    );
  });

  it('is described by its beginning', () => {
    expect(prepareArticle('<h2>Brakes</h2><p>Check &amp; clean.</p>').description).toBe(
      'Brakes · Check & clean.',
    );
  });

  it('is shown as plain text where it is nested thousands of levels deep', () => {
    const html = `<p>first</p>${'<div>'.repeat(60_000)}deep &lt;b&gt;`;
    expect(prepareArticle(html).html).toBe('<p dir="auto">first deep &#x3C;b></p>');
  });

  it('is nothing where nothing is stored', () => {
    expect(prepareArticle('')).toEqual({ html: '', sections: [], description: '' });
  });
});
