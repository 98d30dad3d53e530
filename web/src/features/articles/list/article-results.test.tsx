import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { emptyList } from '../../../shared/testing/empty-list';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ArticleResults, type AskedArticles } from './article-results';

afterEach(cleanup);

it.each<[AskedArticles, string]>([
  ['all', ARTICLE_TEXTS.emptyTitle],
  ['archived', ARTICLE_TEXTS.emptyArchiveTitle],
  ['some', ARTICLE_TEXTS.emptyFilter],
])('without articles, says what that means for %s of them', (asked, title) => {
  renderAdmin(
    <MemoryRouter>
      <ArticleResults
        list={emptyList('ready')}
        rows={[]}
        search={null}
        asked={asked}
        newArticleTo="/admin/article/create"
        categoryTitleOf={() => null}
        draftEdits={new Map()}
        removal={null}
        selection={null}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(title)).toBeTruthy();
});
