import { LIMITS } from '@harborline/domain/limits';
import { expect, it } from 'vitest';
import { findSops } from './find-sops';

/** A library of SOPs, and how often it was asked for some. */
function libraryOf(titles: readonly string[]) {
  const sops = titles.map((sop_title, index) => ({ id: `s${index}`, sop_title, sop_content: '' }));
  const pages: number[] = [];
  return {
    pages,
    readPage: async (below: { id: string } | null) => {
      const from = below === null ? 0 : sops.findIndex(({ id }) => id === below.id) + 1;
      const page = sops.slice(from, from + LIMITS.sopSearchPage);
      pages.push(page.length);
      return page;
    },
  };
}
const many = (count: number, title: string) => Array.from({ length: count }, () => title);
const all = () => true;

it('finds what is far down the list', async () => {
  const library = libraryOf([...many(2 * LIMITS.sopSearchPage + 5, 'Desk'), 'Refund']);
  const { sops, limit } = await findSops(library.readPage, 'refund', all);
  expect(limit).toBeNull();
  expect(sops.map(({ sop_title }) => sop_title)).toEqual(['Refund']);
  expect(library.pages).toEqual([LIMITS.sopSearchPage, LIMITS.sopSearchPage, 6]);
});

it('reads no further once the list is full of what was found', async () => {
  const library = libraryOf(many(3 * LIMITS.sopSearchPage, 'Refund'));
  const { limit } = await findSops(library.readPage, 'refund', all);
  expect(library.pages).toEqual([LIMITS.sopSearchPage]);
  expect(limit).toBe(LIMITS.sopSearchPage);
});

it('counts only what fits the filter', async () => {
  const library = libraryOf([...many(LIMITS.sopSearchPage, 'Refund'), 'Refund in time']);
  const { sops } = await findSops(library.readPage, 'refund', ({ sop_title }) => sop_title !== 'Refund');
  expect(sops.map(({ sop_title }) => sop_title)).toEqual(['Refund in time']);
});

it('reads a limited number, and ends where there is nothing', async () => {
  const library = libraryOf(many(2 * LIMITS.searchedSops, 'Desk'));
  expect(await findSops(library.readPage, 'refund', all)).toEqual({ sops: [], limit: LIMITS.searchedSops });
  expect(library.pages).toHaveLength(LIMITS.searchedSops / LIMITS.sopSearchPage);
  expect(await findSops(libraryOf([]).readPage, 'refund', all)).toEqual({ sops: [], limit: null });
});
