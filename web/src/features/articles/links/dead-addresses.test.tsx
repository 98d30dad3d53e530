import {
  makeArticle,
  makeCategory,
  makeLibrary,
  TEST_LIBRARY_ID,
} from '@harborline/domain/testing/factories';
import { DEAD_ADDRESS_TEXTS } from '@harborline/domain/texts/dead-addresses';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { DeadAddresses } from './dead-addresses';
import { addressesIn } from './find-dead-addresses';

const STORED: Readonly<Record<string, object>> = {
  'Articles/live': makeArticle({ id: 'live' }),
  'Articles/hidden': makeArticle({ id: 'hidden', article_title: 'Hidden', is_published: false }),
  'Categories/open': makeCategory({ id: 'open' }),
  'Categories/off': makeCategory({ id: 'off', category_title: 'Off', is_enabled: false }),
};
vi.mock('../../../shared/store/read-records', () => ({
  readRecord: async (_firestore: unknown, { path }: { path: string }) => STORED[path] ?? null,
}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
const library = makeLibrary();
vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => library }));

afterEach(cleanup);

const link = (href: string) => `<a href="${href}">Link</a>`;

it('S2.1-14: lists what visitors cannot open and what does not exist, and nothing else', async () => {
  const html = [
    '/article/details/acme/live',
    '/article/details/acme/hidden',
    '/article/details/gone',
    '/articleCategoriesDetails/acme/open',
    '/articleCategoriesDetails/acme/off',
    'https://acme.example/no/such/page/here',
    'https://elsewhere.example/article/details/gone',
  ]
    .map(link)
    .join('');
  renderAdmin(<DeadAddresses html={html} libraryId={TEST_LIBRARY_ID} />);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    DEAD_ADDRESS_TEXTS.hidden('/article/details/acme/hidden', 'Hidden'),
    DEAD_ADDRESS_TEXTS.gone('/article/details/gone'),
    DEAD_ADDRESS_TEXTS.hidden('/articleCategoriesDetails/acme/off', 'Off'),
    DEAD_ADDRESS_TEXTS.gone('https://acme.example/no/such/page/here'),
  ]);
});

it('takes each address once, and leaves links that name their article by id to the editor', () => {
  const byId = '<a data-article="a1" href="/article/details/a1">By id</a>';
  expect(addressesIn(link('/acme') + link('/acme') + byId)).toEqual(['/acme']);
});
