import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LibraryScopeProvider } from '../../shared/library/library-scope';
import { HomePage } from './home-page';
import type { SearchResultsProps } from './search/search-results';

const found = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../shared/router/navigation', async (original) => ({
  ...(await original<object>()),
  useQueryParameter: () => 'zebra',
}));
vi.mock('./search/search-box', () => ({ SearchBox: () => null }));
vi.mock('./search/lazy-search-results', () => ({
  SearchResults: ({ onFound }: SearchResultsProps) => {
    useEffect(() => onFound?.(found.count), [onFound]);
    return null;
  },
}));

afterEach(cleanup);

it.each([
  [0, HELP_CENTER_TEXTS.noResultsFor],
  [2, HELP_CENTER_TEXTS.resultsFor],
])('the heading fits a search with %i results', (count, heading) => {
  found.count = count;
  render(
    <LibraryScopeProvider scope={{ library: makeLibrary(), links: publicLinks('acme') }}>
      <HomePage />
    </LibraryScopeProvider>,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(`${heading} “zebra”`);
});
