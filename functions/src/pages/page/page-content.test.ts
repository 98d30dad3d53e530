import type { SearchShard } from '@harborline/domain/entities/article';
import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import type { PageArticle } from '@harborline/domain/help-center/page-content';
import { makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { describe, expect, it, vi } from 'vitest';
import { arrangeContent } from '../library-view/arrange-content';
import type { LibraryView } from '../library-view/library-view';
import { pageContent } from './page-content';
import { readPageRequest } from './page-request';

vi.mock('../../platform/config', () => ({
  config: () => ({ environment: 'deployed', publicOrigin: 'https://product.example' }),
}));

const entries: SearchShard['entries'] = {};
for (let number = 0; number < 450; number += 1) {
  entries[`a${number}`] = { title: `Charge ${number}`, keywords: [], text: '', category: 'top' };
  entries[`b${number}`] = { title: `Store ${number}`, keywords: [], text: '', category: 'below' };
}

const content = arrangeContent({
  categories: [makeCategory({ id: 'top' }), makeCategory({ id: 'below', parent_cat_id: 'top' })],
  translations: [],
  shards: [{ entries }],
});
const view: LibraryView = {
  library: makeLibrary(),
  version: '1',
  contentStamp: null,
  content: { ...content, stamp: null, version: '1', shards: [], parentVersion: '', positioning: null },
};

const ask = (url: string, article: PageArticle | null = null, of: LibraryView = view) =>
  pageContent(readPageRequest({ url, header: () => undefined }), of, {
    article,
    popularArticles: [],
    status: null,
    courses: null,
    course: null,
    news: null,
    newsFlash: null,
    availability: null,
    hours: null,
  });

it('the page of an article names the articles beside it in a category of any size, and lists none', () => {
  const article = {
    id: 'a300',
    support_lib_id: 'acme',
    article_title: 'Charge 300',
    article_categories: 'top',
    updatedAt: 0,
    html: '',
    sections: [],
    description: '',
  };
  const { siblings, articleRows } = ask('/article/details/acme/a300', article);
  expect([siblings?.previous?.article_title, siblings?.next?.article_title]).toEqual([
    'Charge 299',
    'Charge 301',
  ]);
  expect(siblings?.related).toHaveLength(5);
  expect(articleRows).toEqual({});
  expect(ask('/article/details/acme/gone').siblings).toBeNull();
});

it('only pages in the frame of the widget hold its settings', () => {
  const widgetTheme = { themeColor: '#0f6e64', position: 'right', greeting: 'Hi!' } as const;
  const chatSettings = { ...DEFAULT_CHAT_SETTINGS, identity: 'required' } as const;
  const library = makeLibrary({ widgetTheme, chatSettings });
  const settingsAt = (url: string) => {
    const { library: shown } = ask(url, null, { ...view, library });
    return { widgetTheme: shown.widgetTheme, chatSettings: shown.chatSettings };
  };
  expect(settingsAt('/widgetAdvanced/acme/chat')).toEqual({ widgetTheme, chatSettings });
  expect(settingsAt('/acme')).toEqual({});
});

describe('S9-21: the page of a list', () => {
  it('of a category has a part of its articles, and of those below the first', () => {
    const { page, articleRows, articleCounts } = ask('/articleCategoriesDetails/acme/top?page=3');
    expect([page, articleCounts]).toEqual([3, { top: 450, below: 450 }]);
    expect([articleRows.top?.[0]?.article_title, articleRows.top?.length]).toEqual(['Charge 400', 50]);
    expect([articleRows.below?.[0]?.article_title, articleRows.below?.length]).toEqual(['Store 0', 200]);
  });

  it('of a category has nothing after the last', () => {
    expect(ask('/articleCategoriesDetails/acme/top?page=4').articleRows.top).toEqual([]);
  });

  it('of a search has a hundred hits, and says whether more follow', () => {
    const pages = ['', '&page=2', '&page=5'].map((page) => ask(`/acme?q=charge${page}`).answer);
    expect(pages.map((answer) => [answer?.results.length, answer?.hasMore])).toEqual([
      [100, true],
      [100, true],
      [50, undefined],
    ]);
    expect(pages[0]?.results[0]?.id).not.toBe(pages[1]?.results[0]?.id);
  });
});
