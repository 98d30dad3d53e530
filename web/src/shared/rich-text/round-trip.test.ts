import { Editor } from '@tiptap/react';
import { marked } from 'marked';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentToStore } from './content-to-store';
import { EDITOR_EXTENSIONS } from './extensions';

// The sanitiser needs a real browser's parser; the browser journeys test it. Here it allows everything.
vi.mock('../html/sanitise', () => ({
  sanitiseHtml: (html: string) => document.createRange().createContextualFragment(html),
}));

const DEMO_FILES = import.meta.glob<string>('../../../../emulator-seed/content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const DEMO_ARTICLES = Object.entries(DEMO_FILES).filter(([path]) => !path.endsWith('/_category.md'));

/** A link that contains only emphasised text equals an emphasised link. */
function emphasisOutside(link: Element): void {
  for (let only = link.firstElementChild; only !== null; only = link.firstElementChild) {
    if (link.childNodes.length > 1 || !['EM', 'STRONG', 'CODE'].includes(only.tagName)) return;
    link.append(...only.childNodes);
    link.replaceWith(only);
    only.replaceChildren(link);
  }
}

/**
 * Removes differences without meaning: the order of attributes and marks, the end of a style, space at the end of a
 * cell.
 */
function plain(html: string): string {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  for (const link of holder.content.querySelectorAll('a')) emphasisOutside(link);
  for (const element of holder.content.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const).sort();
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) {
      element.setAttribute(name, name === 'style' ? value.replace(/;$/, '') : value);
    }
  }
  return holder.innerHTML.replace(/ <\/code><\/td>/g, '</code></td>');
}

let editor: Editor | null = null;
function saveUnchanged(html: string): string {
  editor = new Editor({ extensions: EDITOR_EXTENSIONS, content: contentToStore(html) });
  return contentToStore(editor.getHTML());
}

afterEach(() => {
  editor?.destroy();
  editor = null;
});

describe('a demo article, opened and saved unchanged', () => {
  it('is found', () => expect(DEMO_ARTICLES.length).toBeGreaterThan(50));

  it.each(DEMO_ARTICLES)('%s', (_path, file) => {
    const markdown = file.replace(/^---[\s\S]*?\n---\n/, '');
    const html = marked
      .parse(markdown, { async: false, gfm: true })
      .replaceAll('href="article:', 'href="/article/details/lumen/')
      .replace(/>\n+</g, '><')
      .trim();
    expect(plain(saveUnchanged(html))).toBe(plain(html));
  });
});

describe('an article, opened and saved unchanged, keeps', () => {
  it.each([
    ['headings of every level', '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>'],
    [
      'classes, ids, languages and alignments',
      '<h2 id="a" class="b">x</h2><p lang="de" style="text-align: center">y</p>',
    ],
    ['a div with attributes', '<div class="note" dir="rtl"><p>x</p></div>'],
    [
      'inline markup',
      '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><sub>e</sub><sup>f</sup><mark>g</mark><small>h</small><kbd>i</kbd><code>j</code></p>',
    ],
    ['spans and abbreviations', '<p><span style="color: #333">a</span> <abbr title="Light">LED</abbr></p>'],
    [
      'links with all attributes',
      '<p><a target="_blank" rel="noopener noreferrer" href="https://a.example" title="A">a</a> <a id="b">b</a></p>',
    ],
    ['line breaks and rules', '<p>a<br>b</p><hr><p>c</p>'],
    [
      'tight and loose lists',
      '<ul><li>a<ol><li>b</li></ol></li></ul><ul><li><p>c</p></li></ul><ol start="3"><li>d</li></ol>',
    ],
    [
      'quotes and code',
      '<blockquote><p>a</p></blockquote><pre><code class="language-js">b &lt; c\n</code></pre>',
    ],
    ['code with markup inside', '<pre><code>a <b>b</b></code></pre>'],
    [
      'tables',
      '<table><thead><tr><th scope="col">A</th><th align="right">B</th></tr></thead><tbody><tr><td colspan="2">c <strong>d</strong></td></tr></tbody></table>',
    ],
    [
      'cells with several blocks',
      '<table><tbody><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li></ul></td></tr></tbody></table>',
    ],
    ['row headings of a table', '<table><tbody><tr><th>A</th><td>b</td></tr></tbody></table>'],
    [
      'tables with captions and feet',
      '<table><caption>A</caption><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>',
    ],
    ['pictures in a text', '<p>a <img src="https://a.example/b.png" alt="B" width="20" class="c"> d</p>'],
    ['pictures outside paragraphs', '<p><img src="https://a.example/b.png" alt="B" title="C"></p>'],
    ['figures', '<figure><img src="https://a.example/b.png" alt="B"><figcaption>c</figcaption></figure>'],
    [
      'figures with sizes, classes and no caption',
      '<figure class="a"><img src="https://a.example/b.png" alt="B" width="640" height="480" class="c"></figure>',
    ],
    [
      'figures of more than a picture',
      '<figure><pre><code>a</code></pre><figcaption>b</figcaption></figure>',
    ],
    [
      'callouts',
      '<div data-callout="tip"><p>a</p><ul><li>b</li></ul></div><div data-callout="danger"><p>c</p></div>',
    ],
    [
      'sources of a picture',
      '<picture><source srcset="https://a.example/b.webp" type="image/webp"><img src="https://a.example/b.png" alt=""></picture>',
    ],
    [
      'video and audio',
      '<video src="https://a.example/b.mp4" controls=""></video><audio src="https://a.example/b.mp3" controls=""></audio>',
    ],
    ['details', '<details open=""><summary>a</summary><p>b</p></details>'],
    ['terms', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ])('%s', (_name, html) => {
    expect(plain(saveUnchanged(html))).toBe(plain(html));
  });

  it('content that is only written differently', () => {
    expect(saveUnchanged('<p><b>a</b> <i>b</i></p>')).toBe('<p><strong>a</strong> <em>b</em></p>');
    expect(saveUnchanged('<div>a</div>')).toBe('<p>a</p>');
    expect(saveUnchanged('<img src="https://a.example/b.png" alt="">')).toBe(
      '<p><img src="https://a.example/b.png" alt=""></p>',
    );
  });
});
