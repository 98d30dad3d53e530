import { linkSearch } from '@harborline/domain/api/activity/askers';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { adminLinks } from '../../../shared/routes/admin-links';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { keepUnsaved } from '../../../shared/unsaved/unsaved-store';
import { articleWorkKey } from '../unsaved/kept-article';
import { NO_FIELDS } from './article-fields';
import { CreateArticlePage } from './create-article-page';
import { createArticle } from './save-article';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/new-id', () => ({ newId: () => 'a1' }));
vi.mock('../../../shared/api/call-api', async (original) => ({
  ...(await original<typeof import('../../../shared/api/call-api')>()),
  callApi: vi.fn(),
}));
vi.mock('../../session', () => ({ useWorkOwner: () => OWNER }));
vi.mock('../categories/use-categories', () => ({ useCategories: () => ({ status: 'ready', data: [] }) }));
vi.mock('./save-article', () => ({ createArticle: vi.fn() }));
vi.mock('./article-form', () => ({
  ArticleForm: ({ fields }: { fields: { title: string } }) => <p>{`form of ${fields.title}`}</p>,
}));

const OWNER = { uid: 'writer', isTrusted: false };

function open(address: string) {
  const user = makeUser({ uid: OWNER.uid, agent_role: 'writer', permissions: resolvePermissions('writer') });
  const router = createMemoryRouter(
    [
      { path: '/admin/article/create', element: <CreateArticlePage /> },
      { path: '*', element: <p>the editor</p> },
    ],
    { initialEntries: [address] },
  );
  renderAdmin(
    <StaffSession user={user}>
      <RouterProvider router={router} />
    </StaffSession>,
  );
}

const save = () => fireEvent.click(screen.getByRole('button', { name: ARTICLE_TEXTS.saveDraft }));
const linked = () =>
  vi.mocked(callApi).mock.calls.map(([contract, request]) => {
    expect(contract).toBe(linkSearch);
    return request;
  });

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(createArticle).mockReset().mockResolvedValue();
  vi.mocked(callApi)
    .mockReset()
    .mockResolvedValue({ isLinked: true } as never);
});
afterEach(cleanup);

const FROM_SEARCH = adminLinks.draftArticle({ id: 'f2', query: 'kickstand' });

it('U-11: an article drafted from a failed search begins with its words and is linked to it', async () => {
  open(FROM_SEARCH);
  expect(screen.getByText('form of kickstand')).toBeTruthy();
  save();
  expect(await screen.findByText('the editor')).toBeTruthy();
  expect(linked()).toEqual([{ body: { failed_search: 'f2', articleId: 'a1' } }]);
});

it('U-11: says so when the link cannot be saved; the article is', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(callApi).mockRejectedValue(new ApiError(500, ''));
  open(FROM_SEARCH);
  save();
  expect(await screen.findByText('the editor')).toBeTruthy();
  expect(await screen.findByText(ASKER_TEXTS.notLinked)).toBeTruthy();
});

it('U-11: text restored from another beginning is not linked to this search', async () => {
  const fields = { ...NO_FIELDS, title: 'Something else' };
  keepUnsaved(OWNER, articleWorkKey(TEST_LIBRARY_ID, 'new'), {
    title: fields.title,
    value: { fields, version: null },
  });
  open(FROM_SEARCH);
  expect(screen.getByText('form of Something else')).toBeTruthy();
  save();
  expect(await screen.findByText('the editor')).toBeTruthy();
  expect(linked()).toEqual([]);
});

it('U-11: starting over from a failed search links to it again', async () => {
  const fields = { ...NO_FIELDS, title: 'Something else' };
  keepUnsaved(OWNER, articleWorkKey(TEST_LIBRARY_ID, 'new'), {
    title: fields.title,
    value: { fields, version: null },
  });
  open(FROM_SEARCH);
  fireEvent.click(screen.getByRole('button', { name: ARTICLE_TEXTS.startOver }));
  expect(await screen.findByText('form of kickstand')).toBeTruthy();
  save();
  await waitFor(() => expect(linked()).toHaveLength(1));
});
