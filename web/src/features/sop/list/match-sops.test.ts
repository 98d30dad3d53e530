import { describe, expect, it } from 'vitest';
import { matchSops } from './match-sops';
import { readSopFilter, sopSearch } from './sop-filter';

const sop = (sop_title: string, sop_content = '') => ({ sop_title, sop_content });
const titles = (typed: string, ...sops: ReturnType<typeof sop>[]) =>
  matchSops(sops, typed).map(({ sop_title }) => sop_title);

describe('the search for SOPs', () => {
  it('finds titles and texts, titles first', () => {
    const found = titles('refund', sop('Returns', '<p>Then refund.</p>'), sop('Refund'), sop('Desk'));
    expect(found).toEqual(['Refund', 'Returns']);
  });

  it('asks for every word, wherever it stands, whatever its case and accents', () => {
    expect(titles('cafe REFUND', sop('Café', '<p>refund</p>'), sop('Refund'))).toEqual(['Café']);
  });

  it('does not find what is only markup', () => {
    expect(titles('strong', sop('One', '<p><strong>Two</strong></p>'))).toEqual([]);
  });
});

describe('the filter in the address', () => {
  it.each([
    { state: 'all', categoryId: '', words: '' },
    { state: 'verify', categoryId: 'desk', words: 'a & b' },
  ] as const)('is read as it was written: %o', (filter) => {
    expect(readSopFilter(sopSearch(filter))).toEqual(filter);
  });

  it('takes an unknown state for all', () => {
    expect(readSopFilter(new URLSearchParams('state=mine')).state).toBe('all');
  });
});
