import { expect, it } from 'vitest';
import { CALLOUTS, isArticleReference, isCallout } from './article-markup';

it('knows four kinds of callout', () => {
  expect(CALLOUTS.every(isCallout)).toBe(true);
  for (const other of ['', 'Tip', 'note', 'tip tip']) expect(isCallout(other)).toBe(false);
});

it('refers to articles by ids alone', () => {
  expect(isArticleReference('lumen-charging-times')).toBe(true);
  for (const other of ['', '../x', 'a/b', '"><b>', '__proto__'])
    expect(isArticleReference(other)).toBe(false);
});
