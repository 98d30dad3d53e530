import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopeCss } from './scope-css';

const SCOPE = '[data-help-center]';
const cssOf = (source: string) => scopeCss(source).css;
const messagesOf = (source: string) => scopeCss(source).problems.map(({ message }) => message);
const isRefused = (source: string) => {
  const { css, problems } = scopeCss(source);
  return css === '' && problems.length > 0;
};

describe("a library's own CSS (D-15)", () => {
  it('is confined to the root of the help center', () => {
    expect(cssOf('.hero, h1 > a:hover { color: red }')).toBe(
      `${SCOPE} .hero, ${SCOPE} h1 > a:hover { color: red; }`,
    );
  });

  it.each([
    ['body { margin: 0 }', `${SCOPE} { margin: 0; }`],
    [':root { --brand: #123456 }', `${SCOPE} { --brand: #123456; }`],
    ['html body .card { color: red }', `${SCOPE} .card { color: red; }`],
    ['html > body.dark a { color: red }', `${SCOPE}.dark a { color: red; }`],
  ])('reads the page itself as that root: %s', (source, css) => expect(cssOf(source)).toBe(css));

  it.each([
    'body + div { color: red }',
    ':root.dark ~ div { color: red }',
    'html body + div { color: red }',
    '+ div { color: red }',
    '> div { color: red }',
    '~ div { color: red }',
  ])('lets nothing escape beside the root: %s', (source) => expect(isRefused(source)).toBe(true));

  it.each([
    '@import "https://evil.example/x.css";',
    '@import url(//evil.example/x.css);',
    '@\\69mport "x.css";',
    '@font-face { font-family: x; src: url(https://evil.example/x.woff) }',
    '@namespace svg "http://www.w3.org/2000/svg";',
    '@charset "utf-8";',
    '@layer base { a { color: red } }',
    '@property --x { syntax: "*"; inherits: false }',
  ])('allows no rule that loads or reaches out: %s', (source) => expect(isRefused(source)).toBe(true));

  it.each([
    'url(https://evil.example/x.png)',
    'url("//evil.example/x.png")',
    'URL( /api/inbox/login )',
    '\\75rl(https://evil.example)',
    'u\\72 l(https://evil.example)',
    'url(data:image/svg+xml;base64,AAAA)',
    'url(data:text/html;base64,AAAA)',
    'image-set("https://evil.example/x.png" 1x)',
    '-webkit-image-set(url(x.png) 1x)',
    'image("x.png")',
    'src("x.png")',
    'cross-fade(url(x.png), red)',
    'element(#secret)',
    'paint(worklet)',
    'expression(alert(1))',
    'var(--x, url(https://evil.example))',
    'progid:DXImageTransform.Microsoft.gradient()',
    'red < /style',
  ])('allows no value that fetches or runs: %s', (value) => {
    for (const property of ['background', '--custom', 'content', 'filter']) {
      const { css, problems } = scopeCss(`a { ${property}: ${value} }`);
      expect(css.replace(/\[data-help-center\] a \{ [\w-]+: red; \}/, '')).toBe('');
      expect(problems.length).toBeGreaterThan(0);
    }
  });

  it.each(['behavior: url(x.htc)', '-moz-binding: none', 'beh\\61vior: none'])(
    'allows no property that runs a script: %s',
    (source) => expect(isRefused(`a { ${source} }`)).toBe(true),
  );

  it('keeps embedded raster images', () => {
    const source = 'a { background: url(data:image/png;base64,iVBORw0KGgo=) }';
    expect(cssOf(source)).toBe(`${SCOPE} a { background: url("data:image/png;base64,iVBORw0KGgo="); }`);
  });

  it('keeps conditions, and confines the selectors inside them to the root', () => {
    const source =
      '@media (max-width: 600px) and (prefers-color-scheme: dark) { .hero { padding: 0 !important } }';
    expect(cssOf(source)).toBe(
      `@media (max-width: 600px) and (prefers-color-scheme: dark) {\n${SCOPE} .hero { padding: 0 !important; }\n}`,
    );
    expect(cssOf('@supports (display: grid) { a { display: grid } }')).toContain(`${SCOPE} a`);
  });

  it('renames animations, both where they are defined and where they are used', () => {
    const source =
      '@keyframes spin { from { rotate: 0deg } 50%, to { rotate: 1turn } } a { animation: spin 2s, fade 1s }';
    expect(cssOf(source)).toContain('@keyframes custom-spin {');
    expect(cssOf(source)).toContain('animation: custom-spin 2s, fade 1s;');
  });

  it('reports line and column of what it drops, and keeps the rest', () => {
    const { css, problems } = scopeCss('a { color: red }\n\n  @import "x.css";\r\nb { color: blue }');
    expect(problems).toEqual([{ line: 3, column: 3, message: '“@import” is not allowed.' }]);
    expect(css).toBe(`${SCOPE} a { color: red; }\n${SCOPE} b { color: blue; }`);
  });

  it.each([
    ['a { color: red', 'A closing “}” is missing.'],
    ['a { color: red } }', '“}” closes nothing.'],
    ['a { color red }', 'A declaration needs a property, a colon and a value.'],
    ['a { color: }', '“color” has no value.'],
    ['a { b { color: red } }', 'Rules cannot be nested.'],
    ['{ color: red }', 'A selector is missing.'],
    ['a, { color: red }', 'A selector is missing.'],
    ['a', 'A rule without a block: “{ … }” is missing.'],
    ['a { content: "open }', 'A closing quotation mark is missing.'],
    ['/* never closed', 'A comment is not closed.'],
  ])('says what is wrong with %s', (source, message) => expect(messagesOf(source)).toContain(message));

  it('is at most 50 KB long', () => {
    expect(messagesOf(`a { color: red }${' '.repeat(50 * 1024)}`)).toEqual(['The CSS is longer than 50 KB.']);
  });

  it.each([';', '/**/;', 'a,', 'a>', '@x', ' ', '<!--', 'a{;', 'a:b'])(
    'drops mere repetition in linear time: %j',
    (piece) => {
      // In quadratic time this would take minutes and exceed the test's time limit.
      expect(scopeCss(piece.repeat(Math.floor(51_200 / piece.length))).css).toBe('');
    },
  );

  it('turns an empty text and comments into nothing', () => {
    expect(scopeCss('')).toEqual({ css: '', problems: [] });
    expect(scopeCss(' /* later */ \n')).toEqual({ css: '', problems: [] });
  });
});

/** Pieces that a hostile text is made of. */
const pieces = fc.constantFrom(
  ...['a', 'body', ':root', 'html', '.x', '#y', '*', '::before', ':is(', ':not(', ':has(', '[href^="x"]'],
  ...['{', '}', '(', ')', '[', ']', ';', ':', ',', '>', '+', '~', '|', '&', '!important', '<!--', '-->'],
  ...['color', 'background', '--v', 'content', 'animation', 'behavior', 'red', '1px', '1e3', '50%', '#fff'],
  ...[
    'url(',
    'url(https://evil.example/)',
    'url("//evil.example")',
    '\\75 rl(',
    'var(',
    'calc(',
    'image-set(',
  ],
  ...['@import', '@media', '@supports', '@keyframes k', '@font-face', '(min-width: 1px)', 'screen'],
  ...[
    '"',
    "'",
    '"text"',
    '\\',
    '\\2c',
    '\\}',
    '\\A',
    '\n',
    ' ',
    '/*',
    '*/',
    '/**/',
    '</style>',
    '<',
    '\0',
    '💥',
    'é',
  ],
);
const soup = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
/** Random soup, and soup in the shape of rules, which gets further. */
const hostile = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
  fc
    .array(fc.tuple(soup, pieces, soup), { maxLength: 3 })
    .map((rules) => rules.map(([head, name, value]) => `${head} { ${name}: ${value} }`).join('\n')),
);

/** A text without strings and escapes, which hide structure from a plain search. */
const bare = (css: string) =>
  css
    .replace(/\/\*\*\//g, '')
    .replace(/"(?:\\.|[^"\\])*"/g, '""')
    .replace(/\\[0-9a-f]+ /g, '_');

describe('the property of being harmless', () => {
  const runs = { numRuns: 8_000 };

  it('nothing escapes the root: every rule outside of an animation starts with it', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const text = bare(cssOf(source)).replace(/@keyframes [^{]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
        const preludes = text.match(/[^{}]+(?=\{)/g) ?? [];
        for (const prelude of preludes) {
          const head = prelude.trim();
          if (head.startsWith('@')) expect(head).toMatch(/^@(?:media|supports)\b/);
          else {
            // Commas inside brackets separate arguments.
            let flat = head;
            while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, '');
            for (const selector of flat.split(',')) {
              expect(selector.trim().startsWith(SCOPE)).toBe(true);
              expect(selector.trim().slice(SCOPE.length)).not.toMatch(/^[^\s>+~]*\s*[+~]/);
            }
          }
        }
        expect(text.split('{').length).toBe(text.split('}').length);
      }),
      runs,
    );
  });

  it('no address survives, nothing loads, nothing closes a style element', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const css = cssOf(source);
        expect(css).not.toContain('</');
        expect(css).not.toContain('<!');
        const text = bare(css).toLowerCase();
        // As whole names; inside a longer name the words are harmless.
        expect(text).not.toMatch(/(?<![\w\u0080-\uffff-])(url|expression)\s*\(/);
        expect(text).not.toMatch(/(?<![\w\u0080-\uffff-])(-webkit-)?image-set\s*\(/);
        expect(text).not.toMatch(/(^|[\s;{])behavior\s*:/);
        expect(text).not.toMatch(/@import|@font-face/);
      }),
      runs,
    );
  });

  it('output passes again without complaints', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        const { css } = scopeCss(source);
        const again = scopeCss(css);
        expect(again.problems).toEqual([]);
      }),
      runs,
    );
  });

  it('handles any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => {
        expect(typeof cssOf(source)).toBe('string');
      }),
      { numRuns: 2_000 },
    );
  });
});
