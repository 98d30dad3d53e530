import { articleFile } from '@harborline/domain/export/site-paths';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { searchFiles } from './file-search';

/** An exported site with 250 articles about the same. */
function openSearch(query: string) {
  window.history.replaceState(null, '', `/search.html${query}`);
  document.body.innerHTML = '<main><input name="q"><div class="search-view"></div></main>';
  const entries = Object.fromEntries(
    Array.from({ length: 250 }, (_, number) => [
      `a${number}`,
      { title: `Charge ${number}`, keywords: [], text: '', category: 'c' },
    ]),
  );
  globalThis.helpCenterIndex = {
    entries,
    paths: { c: [{ id: 'c', category_title: 'Topic' }] },
    translations: [],
    synonyms: [],
  };
  act(searchFiles);
}
const shown = () =>
  [...document.querySelectorAll('.result-row')].map((row) => row.getAttribute('href') ?? '');
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

it('S9-21: a search of an exported site leads to all it finds, 100 on a page', () => {
  const found = new Set<string>();
  const sizes = ['', '&page=2', '&page=3'].map((page) => {
    openSearch(`?q=charge${page}`);
    for (const file of shown()) found.add(file);
    return [shown().length, linkTo(HELP_CENTER_TEXTS.previousPage), linkTo(HELP_CENTER_TEXTS.nextPage)];
  });
  expect(sizes).toEqual([
    [100, null, 'search.html?q=charge&page=2'],
    [100, 'search.html?q=charge', 'search.html?q=charge&page=3'],
    [50, 'search.html?q=charge&page=2', null],
  ]);
  expect(found.size).toBe(250);
  expect(found.has(articleFile('a249'))).toBe(true);
  screen.getByText(SEARCH_TEXTS.resultRange(201, 250));
});

it('S9-21: there is a way back from behind the last page', () => {
  openSearch('?q=charge&page=9');
  expect(screen.getByText(SEARCH_TEXTS.noFurtherResults)).toBeTruthy();
  expect(linkTo(SEARCH_TEXTS.firstResults)).toBe('search.html?q=charge');
});
