import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { emptyList } from '../../../shared/testing/empty-list';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ArticleResults, type AskedArticles } from './article-results';

afterEach(cleanup);

type Search = ComponentProps<typeof ArticleResults>['search'];

const show = (asked: AskedArticles, search: Search = null) =>
  renderAdmin(
    <MemoryRouter>
      <ArticleResults
        list={emptyList('ready')}
        rows={[]}
        search={search}
        asked={asked}
        newArticleTo="/admin/article/create"
        categoryTitleOf={() => null}
        draftEdits={new Map()}
        removal={null}
        selection={null}
      />
    </MemoryRouter>,
  );

it.each<[AskedArticles, string]>([
  ['all', ARTICLE_TEXTS.emptyTitle],
  ['archived', ARTICLE_TEXTS.emptyArchiveTitle],
  ['some', ARTICLE_TEXTS.emptyFilter],
])('without articles, says what that means for %s of them', (asked, title) => {
  show(asked);
  expect(screen.getByText(title)).toBeTruthy();
});

it('says where else to look when a search finds nothing', () => {
  show('all', { status: 'ready', data: [] });
  expect(screen.getByText(ARTICLE_TEXTS.emptyFilter)).toBeTruthy();
  expect(screen.getByText(ARTICLE_TEXTS.emptySearchBody)).toBeTruthy();
});
