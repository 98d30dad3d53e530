import { expect, it } from 'vitest';
import { contentToStore } from '../../rich-text/content-to-store';
import { isSameOnceEdited } from './same-once-edited';

type Fields = ReturnType<typeof text>;
const ARTICLE = {
  isSame: (one: Fields, other: Fields) => JSON.stringify(one) === JSON.stringify(other),
};
const text = (content: string) => ({
  title: 'Charge',
  content,
  keywords: ['a'] as readonly string[],
  categoryId: 'c',
});

it('compares documents, not how their HTML is written', () => {
  const imported =
    '<ul>\n<li>One</li>\n<li><p>Two</p></li>\n</ul><table><tr><th>A</th></tr><tr><td>b</td></tr></table>';
  const stored = contentToStore(imported);
  expect(isSameOnceEdited(ARTICLE, text(imported), text(stored))).toBe(true);
  expect(isSameOnceEdited(ARTICLE, text(imported), { ...text(stored), title: ' Charge ' })).toBe(true);
  expect(isSameOnceEdited(ARTICLE, text(imported), text(stored.replace('One', '<b>One</b>')))).toBe(false);
  expect(isSameOnceEdited(ARTICLE, text(imported), { ...text(imported), keywords: [] })).toBe(false);
});
