import type { LibraryPublic } from '@harborline/domain/entities/library';
import { LIMITS } from '@harborline/domain/limits';
import { makeArticle, makeCategory, makeLibrary, makeUser } from '@harborline/domain/testing/factories';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { queryClient } from '../../../shared/requests/query-client';
import { adminLinks } from '../../../shared/routes/admin-links';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { copyArticle, keepCopy, loadCopies, takeOrigin } from './article-copies';
import { DefaultContentPage } from './default-content-page';
import { loadParentContent } from './load-parent-content';

const current = vi.hoisted<{ library: LibraryPublic | null }>(() => ({ library: null }));
vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => current.library }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: vi.fn(async () => {}) }));
vi.mock('./load-parent-content', () => ({ loadParentContent: vi.fn() }));
vi.mock('./article-copies', () => ({
  loadCopies: vi.fn(),
  copyArticle: vi.fn(async () => ({ id: 'invoices_of_acme', isNew: true })),
  keepCopy: vi.fn(async () => {}),
  takeOrigin: vi.fn(async () => 'done'),
}));

const PARENT = {
  name: 'Northbeam',
  topics: [
    {
      category: makeCategory({ id: 'billing', category_title: 'Billing' }),
      articles: [
        { id: 'invoices', title: 'Invoices' },
        { id: 'refunds', title: 'Refunds' },
      ],
    },
    { category: makeCategory({ id: 'security', category_title: 'Security' }), articles: [] },
  ],
};

const publisher = makeUser({ agent_role: 'writer' });
const Address = () => <output>{useLocation().pathname}</output>;
const open = (changes: Partial<LibraryPublic> = {}, user = publisher) => {
  current.library = makeLibrary({ parent_lib_id: 'parent', ...changes });
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={user}>
        <DefaultContentPage />
        <Address />
      </StaffSession>
    </MemoryRouter>,
  );
};
const ALL = { disabled_default_categories: false, disabled_default_articles: false };
const topic = (title: string) => screen.findByLabelText(DEFAULT_CONTENT_TEXTS.showTopic(title));
const article = (title: string) => screen.findByLabelText(DEFAULT_CONTENT_TEXTS.showArticle(title));
const hiddenOfAll = (title: string) =>
  `${DEFAULT_CONTENT_TEXTS.hidden(title)} ${DEFAULT_CONTENT_TEXTS.noNewOnes}`;
const saved = () => vi.mocked(saveLibraryArea).mock.calls.map(([, { changes }]) => changes);

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  vi.mocked(loadParentContent).mockResolvedValue(PARENT);
  vi.mocked(loadCopies).mockResolvedValue(new Map());
});
afterEach(cleanup);

describe('what is shown of the parent', () => {
  it('D-72: is nothing at first; articles wait for their topic', async () => {
    open();
    expect(await topic('Billing')).toHaveProperty('checked', false);
    expect(await article('Invoices')).toHaveProperty('disabled', true);
    expect(screen.getByText(DEFAULT_CONTENT_TEXTS.shownOf(0, 2))).toBeTruthy();
    expect(screen.getByText(DEFAULT_CONTENT_TEXTS.noArticles)).toBeTruthy();
  });

  it('S3-07: is chosen by topic, with a way back', async () => {
    open();
    fireEvent.click(await topic('Billing'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({
      disabled_default_categories: true,
      enabled_default_categories: ['billing'],
    });
    fireEvent.click(await screen.findByText(CATEGORY_TEXTS.undo));
    await waitFor(() => expect(saved()[1]).toMatchObject({ enabled_default_categories: [] }));
  });

  it('S3-07: undo takes back its own change, and not the ones after it', async () => {
    open(ALL);
    fireEvent.click(await article('Refunds'));
    const toast = (await screen.findByText(hiddenOfAll('Refunds'))).closest('[role=alert]');
    if (!(toast instanceof HTMLElement)) throw new Error('The message is in no toast');
    fireEvent.click(await topic('Billing'));
    await screen.findByText(hiddenOfAll('Billing'));
    fireEvent.click(within(toast).getByText(CATEGORY_TEXTS.undo));
    await waitFor(() => expect(saved()).toHaveLength(3));
    expect(saved()[2]).toMatchObject({
      disabled_default_categories: true,
      enabled_default_categories: ['security'],
      enabled_default_articles: ['invoices', 'refunds'],
    });
  });

  it('S3-07: undo says so when there is nothing left to take back', async () => {
    open(ALL);
    fireEvent.click(await article('Refunds'));
    await screen.findByText(CATEGORY_TEXTS.undo);
    fireEvent.click(await article('Refunds'));
    await waitFor(() => expect(screen.getAllByText(CATEGORY_TEXTS.undo)).toHaveLength(2));
    const [first, second] = screen.getAllByText(CATEGORY_TEXTS.undo);
    if (first === undefined || second === undefined) throw new Error('A message is missing');
    fireEvent.click(first);
    await screen.findByText(CATEGORY_TEXTS.undone);
    expect(saved()).toHaveLength(2);
    fireEvent.click(second);
    await screen.findByText(DEFAULT_CONTENT_TEXTS.nothingToUndo);
    expect(saved()).toHaveLength(2);
  });

  it('S3-07: is everything with both switches; hiding one article lists the others', async () => {
    open(ALL);
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.shownOf(2, 2))).toBeTruthy();
    fireEvent.click(await article('Refunds'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({
      disabled_default_articles: true,
      enabled_default_articles: ['invoices'],
    });
  });

  it('offers no choice of articles whose ids are too long together to be stored', async () => {
    const length = LIMITS.categoryOrderBytes / 2 + 1;
    const articles = ['a', 'b'].map((id) => ({ id: id.repeat(length), title: `Article ${id}` }));
    vi.mocked(loadParentContent).mockResolvedValue({
      ...PARENT,
      topics: PARENT.topics.map((offered) => ({
        ...offered,
        articles: offered.category.id === 'billing' ? articles : [],
      })),
    });
    open(ALL);
    expect(await article('Article a')).toHaveProperty('disabled', true);
    expect(screen.getByText(DEFAULT_CONTENT_TEXTS.tooMany(LIMITS.categoryOrder))).toBeTruthy();
  });

  it('leads to the page of an article that is shown, at the library’s own address', async () => {
    open({ ...ALL, disabled_default_articles: true, enabled_default_articles: ['invoices'] });
    await article('Invoices');
    const links = screen.getAllByRole('link', { name: new RegExp(DEFAULT_CONTENT_TEXTS.preview) });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/article/details/acme/invoices']);
  });

  it('goes back where the change is refused', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(saveLibraryArea).mockRejectedValueOnce(new Error('denied'));
    open();
    fireEvent.click(await topic('Billing'));
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.saveFailed)).toBeTruthy();
    expect(await topic('Billing')).toHaveProperty('checked', false);
  });

  it('is read by writers, and changed only by people who publish', async () => {
    const { permissions } = publisher;
    open(ALL, makeUser({ permissions: { ...permissions, canManageAndPublishHelpCenterArticles: false } }));
    expect(await topic('Billing')).toHaveProperty('disabled', true);
    expect(screen.getByText(new RegExp(DEFAULT_CONTENT_TEXTS.readOnly))).toBeTruthy();
    expect(screen.getByLabelText(DEFAULT_CONTENT_TEXTS.allTopics)).toHaveProperty('disabled', true);
  });
});

describe('U-12: a copy of its own', () => {
  const origin = makeArticle({
    id: 'invoices',
    article_title: 'Invoices',
    article_content: '<p>Monthly.</p>',
  });
  const copy = makeArticle({
    id: 'invoices_of_acme',
    article_title: 'Our invoices',
    article_content: '<p>Weekly.</p>',
  });
  const behind = { copy, origin, hasUpdate: true };

  it('is made with one click, and edited from then on', async () => {
    open(ALL);
    fireEvent.click(await screen.findByLabelText(DEFAULT_CONTENT_TEXTS.copyArticle('Invoices')));
    await waitFor(() => expect(copyArticle).toHaveBeenCalledTimes(1));
    expect(vi.mocked(copyArticle).mock.calls[0]?.slice(1)).toEqual([
      'invoices',
      { uid: publisher.uid, libraryId: publisher.support_lib_id },
    ]);
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.copied('Invoices'))).toBeTruthy();
  });

  it('is opened where there is one that the list of copies does not show', async () => {
    vi.mocked(copyArticle).mockResolvedValueOnce({ id: 'invoices_of_acme', isNew: false });
    open(ALL);
    fireEvent.click(await screen.findByLabelText(DEFAULT_CONTENT_TEXTS.copyArticle('Invoices')));
    expect(await screen.findByText(adminLinks.editArticle('invoices_of_acme'))).toBeTruthy();
    expect(screen.queryByText(DEFAULT_CONTENT_TEXTS.copied('Invoices'))).toBeNull();
  });

  it('is told about an update of the parent, and shows how they differ', async () => {
    vi.mocked(loadCopies).mockResolvedValue(new Map([['invoices', behind]]));
    open(ALL);
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.updateAvailable)).toBeTruthy();
    expect(screen.getByText(DEFAULT_CONTENT_TEXTS.yourCopy)).toBeTruthy();
    expect(screen.queryByLabelText(DEFAULT_CONTENT_TEXTS.copyArticle('Invoices'))).toBeNull();
    fireEvent.click(screen.getByText(DEFAULT_CONTENT_TEXTS.seeDifferences));
    expect(await screen.findByText(/the latest text of Northbeam/)).toBeTruthy();
    const { textContent } = screen.getByRole('dialog');
    for (const text of ['Monthly', 'Weekly', 'Our invoices']) expect(textContent).toContain(text);
  });

  it.each([
    [{ is_disabled: true }, DEFAULT_CONTENT_TEXTS.yourArchivedCopy],
    [{ is_published: false }, DEFAULT_CONTENT_TEXTS.yourDraft],
    [
      { is_published: false, audience: 'staff', is_staff_published: true } as const,
      DEFAULT_CONTENT_TEXTS.yourStaffCopy,
    ],
  ])('says that visitors do not read it while they cannot: %o', async (state, label) => {
    const unread = { ...behind, copy: { ...copy, ...state } };
    vi.mocked(loadCopies).mockResolvedValue(new Map([['invoices', unread]]));
    open(ALL);
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.queryByText(DEFAULT_CONTENT_TEXTS.yourCopy)).toBeNull();
    const links = screen.getAllByRole('link', { name: new RegExp(DEFAULT_CONTENT_TEXTS.preview) });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/article/details/acme/invoices');
  });

  it('stays, or takes the new text', async () => {
    vi.mocked(loadCopies).mockResolvedValue(new Map([['invoices', behind]]));
    open(ALL);
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.keepMine));
    await waitFor(() => expect(keepCopy).toHaveBeenCalledTimes(1));
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    await waitFor(() => expect(takeOrigin).toHaveBeenCalledTimes(1));
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.taken)).toBeTruthy();
  });

  it('keeps its unpublished edits, and says why it does not take the new text', async () => {
    vi.mocked(loadCopies).mockResolvedValue(new Map([['invoices', behind]]));
    vi.mocked(takeOrigin).mockResolvedValueOnce('has-edits');
    open(ALL);
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.hasEdits)).toBeTruthy();
    expect(screen.queryByText(DEFAULT_CONTENT_TEXTS.taken)).toBeNull();
  });
});

it('says so where the library has no parent, the parent has no topics, or nothing can be read', async () => {
  open({ parent_lib_id: '' });
  expect(screen.getByText(DEFAULT_CONTENT_TEXTS.noParent)).toBeTruthy();
  expect(screen.queryByText(DEFAULT_CONTENT_TEXTS.view)).toBeNull();
  cleanup();
  vi.mocked(loadParentContent).mockResolvedValueOnce({ ...PARENT, topics: [] });
  open();
  expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.empty)).toBeTruthy();
  expect(screen.getByRole('link', { name: DEFAULT_CONTENT_TEXTS.view })).toBeTruthy();
  cleanup();
  queryClient.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(loadParentContent).mockRejectedValue(new Error('down'));
  open();
  expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.loadFailed, {}, { timeout: 8_000 })).toBeTruthy();
});
