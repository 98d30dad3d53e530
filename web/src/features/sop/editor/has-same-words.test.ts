import { expect, it } from 'vitest';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { hasSameWords } from './has-same-words';

const IMPORTED = '<ul>\n<li>Ask.</li>\n<li><p>Refund.</p></li>\n</ul>';
const stored = { title: 'Refunds', content: IMPORTED, categoryId: '' };
const respelt = { ...stored, content: contentToStore(IMPORTED) };

it('takes HTML that the editor has spelt anew, and another category, for the same words', () => {
  expect(hasSameWords(stored, respelt)).toBe(true);
  expect(hasSameWords(stored, { ...respelt, title: ' Refunds ', categoryId: 'desk' })).toBe(true);
});

it('tells another title or text', () => {
  expect(hasSameWords(stored, { ...respelt, title: 'Returns' })).toBe(false);
  const content = respelt.content.replace('Ask.', 'Do not ask.');
  expect(hasSameWords(stored, { ...respelt, content })).toBe(false);
});
