import { makeArticle, makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { DEAD_ADDRESS_TEXTS } from '@harborline/domain/texts/dead-addresses';
import { cleanup, screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { DeadAddresses } from './dead-addresses';
import { addressesIn } from './find-dead-addresses';

const STORED: Readonly<Record<string, object>> = {
  'Articles/live': makeArticle({ id: 'live' }),
  'Articles/hidden': makeArticle({ id: 'hidden', article_title: 'Hidden', is_published: false }),
  'Articles/default': makeArticle({ id: 'default', support_lib_id: 'agency' }),
  'Articles/unchosen': makeArticle({ id: 'unchosen', support_lib_id: 'agency' }),
  'Articles/foreign': makeArticle({ id: 'foreign', support_lib_id: 'other' }),
  'Categories/of-agency': makeCategory({ id: 'of-agency', support_lib_id: 'agency' }),
  'Categories/open': makeCategory({ id: 'open' }),
  'Categories/off': makeCategory({ id: 'off', category_title: 'Off', is_enabled: false }),
};
vi.mock('../../../shared/store/read-records', () => ({
  readRecord: async (_firestore: unknown, { path }: { path: string }) => {
    const found = STORED[path];
    // As the rules answer for an article that is missing, or that another library keeps to itself.
    if (found === undefined) throw new FirebaseError('permission-denied', path);
    return found;
  },
}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
const library = makeLibrary({
  parent_lib_id: 'agency',
  disabled_default_categories: false,
  enabled_default_articles: ['default'],
});
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
  renderAdmin(<DeadAddresses html={html} />);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    DEAD_ADDRESS_TEXTS.hidden('/article/details/acme/hidden', 'Hidden'),
    DEAD_ADDRESS_TEXTS.gone('/article/details/gone'),
    DEAD_ADDRESS_TEXTS.hidden('/articleCategoriesDetails/acme/off', 'Off'),
    DEAD_ADDRESS_TEXTS.gone('https://acme.example/no/such/page/here'),
  ]);
});

it('S3-07: lists of the parent only what the library does not show (D-35)', async () => {
  const html = [
    '/article/details/default',
    '/article/details/unchosen',
    '/article/details/foreign',
    '/articleCategoriesDetails/of-agency',
  ]
    .map(link)
    .join('');
  renderAdmin(<DeadAddresses html={html} />);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    DEAD_ADDRESS_TEXTS.gone('/article/details/unchosen'),
    DEAD_ADDRESS_TEXTS.gone('/article/details/foreign'),
  ]);
});

it('takes each address once, and leaves links that name their article by id to the editor', () => {
  const byId = '<a data-article="a1" href="/article/details/a1">By id</a>';
  expect(addressesIn(link('/acme') + link('/acme') + byId)).toEqual(['/acme']);
});
