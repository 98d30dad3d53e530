import { describe, expect, it } from 'vitest';
import { looksLikeMarkdown, withoutFrontMatter } from './looks-like-markdown';

describe('looksLikeMarkdown', () => {
  it.each([
    ['a heading', '## Charge it\nPlug it in.'],
    ['a title with text', '# Charge it\n\nPlug it in.'],
    ['a bulleted list', 'You need:\n- a pump\n- a tyre'],
    ['a loose list', '* a pump\n\n* a tyre'],
    ['a numbered list', '1. Stop\n2. Go'],
    ['a list with Windows line ends', '- a\r\n- b\r\n'],
    ['a nested list', '- a\n  - b\n  - c'],
    ['a link', 'See [the guide](https://lumen.example/guide).'],
    ['a link to a file beside it', 'See [the guide](guide.md).'],
    ['a picture', '![A light](https://lumen.example/light.png)'],
    ['a table', 'A | B\n--|--\n1 | 2'],
    ['a table with edges', '| A | B |\n|:--|--:|\n| 1 | 2 |'],
    ['a fence of code', 'Run:\n```bash\nnpm start;\n```'],
    ['emphasis', 'Use **only** the charger.'],
    ['a quote', '> one\n> two'],
    ['a file with front matter', '---\ntitle: Charge\nupdated: 3\n---\n## Charge it'],
  ])('is true for %s', (_what, text) => {
    expect(looksLikeMarkdown(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'It costs 5 * 3 = 15 euros. See #4 - or not.'],
    ['two lines', 'one\ntwo'],
    ['one dash', '- a single remark'],
    ['a year at the start', '2024. was a good year\nfor us'],
    ['a script', '#!/bin/sh\n## set up\nnpm start'],
    ['a changed file', 'diff --git a/x b/x\n@@ -1,2 +1,2 @@\n- a\n- b'],
    ['settings', 'name: build\non: push\nsteps:\n  - a\n  - b'],
    ['code', 'function a() {\n  return b[0](c);\n}\n'],
    ['powers', 'x = 2**3**4'],
    ['a comment in code', '# install\nnpm install'],
    ['rows with bars', 'a | b\nc | d'],
  ])('is false for %s', (_what, text) => {
    expect(looksLikeMarkdown(text)).toBe(false);
  });
});

describe('withoutFrontMatter', () => {
  it('takes away the settings of a file, and nothing else', () => {
    expect(withoutFrontMatter('---\ntitle: a\n---\n# b')).toBe('# b');
    expect(withoutFrontMatter('a\n\n---\n\nb')).toBe('a\n\n---\n\nb');
  });
});
