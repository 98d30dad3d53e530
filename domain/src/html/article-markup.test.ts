import { expect, it } from 'vitest';
import { CALLOUTS, isArticleReference, isCallout, languageOfClass } from './article-markup';

it('knows four kinds of callout', () => {
  expect(CALLOUTS.every(isCallout)).toBe(true);
  for (const other of ['', 'Tip', 'note', 'tip tip']) expect(isCallout(other)).toBe(false);
});

it('refers to articles by ids alone', () => {
  expect(isArticleReference('lumen-charging-times')).toBe(true);
  for (const other of ['', '../x', 'a/b', '"><b>', '__proto__'])
    expect(isArticleReference(other)).toBe(false);
});

it.each([
  ['language-ts', 'ts'],
  ['hljs language-C++ wide', 'c++'],
  ['lang-sh', 'sh'],
  ['slang-x', ''],
  ['language-"><b>', ''],
  ['', ''],
])('reads the language of a code block from the class %j', (className, language) => {
  expect(languageOfClass(className)).toBe(language);
});
