import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html';

const FIXTURES = import.meta.glob<string>('./fixtures/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const fixture = (name: string): string => FIXTURES[`./fixtures/${name}.html`] ?? '';
const clean = (html: string): string =>
  cleanPastedHtml(html)
    .html.replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><');

describe('HTML from Word', () => {
  it('becomes real lists, nested and numbered as they were', () => {
    expect(clean(fixture('word-lists'))).toBe(
      [
        '<h2>Charge the battery</h2><h2>Before you begin</h2>',
        '<p>Use <b>only</b> the charger that <i>came</i> with your bicycle.</p>',
        '<ul><li>Dry place<ul><li>Garage</li><li>Cellar</li></ul></li><li>10 to 25 °C</li></ul>',
        '<ol start="3"><li>Plug it in<ol type="a"><li>The bicycle</li></ol></li><li>Wait</li></ol>',
      ].join(''),
    );
  });

  it('keeps links, marks, code, quotes and tables; comments and deleted words go', () => {
    expect(clean(fixture('word-text'))).toBe(
      [
        '<h2>Range</h2>',
        '<p><mark>Cold</mark> costs range, see <a href="https://lumen.example/range">the table</a> and above.',
        ' Run <code>reset</code>. New words, H<sub>2</sub>O.</p>',
        '<blockquote>Ride gently.</blockquote>',
        '<table><tbody><tr><th><p>Outside</p></th><th><p>Range</p></th></tr>',
        '<tr><td><p>0 °C</p></td><td><p>40 km</p></td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('counts a picture that is a file on the computer, and leaves it out', () => {
    expect(cleanPastedHtml(fixture('word-text')).picturesLeftOut).toBe(1);
  });

  it('on the web becomes one nested list', () => {
    expect(clean(fixture('word-online'))).toBe(
      [
        '<div><p>You need:</p></div>',
        '<ul><li><p><strong>A pump</strong></p><ul><li><p>with a gauge</p></li></ul></li>',
        '<li><p>A tyre</p></li></ul>',
      ].join(''),
    );
  });
});

describe('HTML from Google Docs', () => {
  it('is not bold as a whole, and keeps emphasis, links, lists and tables', () => {
    const { html, picturesLeftOut } = cleanPastedHtml(fixture('google-docs'));
    expect(html).toBe(
      [
        '<h2>Pair your phone</h2>',
        '<p>Open the <strong>app</strong><em> slowly</em><mark>, please</mark>: ',
        '<a href="https://lumen.example/app?a=1">the app</a></p>',
        '<ul><li><p>Bluetooth on</p><ul><li><p>iPhone</p></li></ul></li><li><p>Bike on</p></li></ul>',
        '<div><table><tbody><tr><th><p>Light</p></th><th><p>Meaning</p></th></tr>',
        '<tr><td><p>blue</p></td><td><p><code>PAIR</code></p></td></tr></tbody></table></div>',
      ].join(''),
    );
    expect(picturesLeftOut).toBe(1);
  });
});

describe('HTML from elsewhere', () => {
  it.each([
    ['styles and classes', '<p class="a" style="color: red" id="b">x</p>', '<p>x</p>'],
    ['the colours of a page', '<p><span style="background-color: rgb(1, 2, 3)">x</span></p>', '<p>x</p>'],
    ['empty spans and paragraphs', '<p><span></span>x</p><p>&nbsp;</p><p><br></p>', '<p>x</p>'],
    ['emphasis that is none', '<p><em style="font-style:normal">x</em></p>', '<p>x</p>'],
    ['scripts', '<p>x</p><script>alert(1)</script>', '<p>x</p>'],
    ['levels above the title', '<h1>a</h1><h2>b</h2>', '<h2>a</h2><h3>b</h3>'],
    ['tracking pixels', '<p>x<img src="https://a.example/p.gif" width="1" height="1"></p>', '<p>x</p>'],
  ])('loses %s', (_what, html, cleaned) => {
    expect(cleanPastedHtml(html)).toEqual({ html: cleaned, picturesLeftOut: 0 });
  });

  it.each([
    ['levels below the title', '<h2>a</h2><h3>b</h3>'],
    ['right to left', '<p dir="rtl">שלום</p>'],
    ['the language of code', '<pre><code class="language-js">a  b</code></pre>'],
    ['merged cells', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'],
    ['struck words', '<p><del>a</del></p>'],
    ['pictures', '<p><img src="https://a.example/b.png" alt="B" width="20" height="10"></p>'],
    ['what the editor itself copied', '<p class="a" data-pm-slice="0 0 []">x</p>'],
  ])('keeps %s', (_what, html) => {
    expect(cleanPastedHtml(html)).toEqual({ html, picturesLeftOut: 0 });
  });

  it('keeps embedded pictures to upload them, outside their figures', () => {
    const picture = '<img src="data:image/png;base64,AAAA" alt="B">';
    const { html } = cleanPastedHtml(`<figure>${picture}<figcaption>c</figcaption></figure>`);
    expect(html).toBe(`${picture}<p>c</p>`);
  });

  it.each(['file:///a.png', 'cid:1', 'blob:https://a.example/1', 'b.png', 'data:image/svg+xml,a'])(
    'counts a picture from %s as left out',
    (source) => {
      expect(cleanPastedHtml(`<p>x<img src="${source}"></p>`)).toEqual({
        html: '<p>x</p>',
        picturesLeftOut: 1,
      });
    },
  );
});
