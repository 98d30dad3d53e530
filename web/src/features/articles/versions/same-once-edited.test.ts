import { expect, it } from 'vitest';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { isSameOnceEdited } from './same-once-edited';

const text = (content: string) => ({ title: 'Charge', content, keywords: ['a'], categoryId: 'c' });

it('compares documents, not how their HTML is written', () => {
  const imported =
    '<ul>\n<li>One</li>\n<li><p>Two</p></li>\n</ul><table><tr><th>A</th></tr><tr><td>b</td></tr></table>';
  const stored = contentToStore(imported);
  expect(isSameOnceEdited(text(imported), text(stored))).toBe(true);
  expect(isSameOnceEdited(text(imported), { ...text(stored), title: ' Charge ' })).toBe(true);
  expect(isSameOnceEdited(text(imported), text(stored.replace('One', '<b>One</b>')))).toBe(false);
  expect(isSameOnceEdited(text(imported), { ...text(imported), keywords: [] })).toBe(false);
});
