import type { LibraryPublic } from '@harborline/domain/entities/library';
import { makeLibrary, makeNewsFlash, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_NEWS_TEXTS } from '@harborline/domain/texts/default-news';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { queryClient } from '../../../shared/requests/query-client';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { setRecord } from '../../../shared/store/write-record';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { DefaultNewsPage } from './default-news-page';
import { loadParentNews } from './load-parent-news';

const current = vi.hoisted<{ library: LibraryPublic | null }>(() => ({ library: null }));
const transaction = vi.hoisted(() => ({ read: vi.fn(), has: async () => false, update: vi.fn() }));
vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => current.library }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: vi.fn(async () => {}) }));
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn(), readRecords: vi.fn() }));
vi.mock('../../../shared/store/write-record', () => ({ setRecord: vi.fn() }));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: unknown, work: (transaction: object) => Promise<unknown>) => work(transaction),
}));
vi.mock('./load-parent-news', () => ({ loadParentNews: vi.fn() }));

const editor = makeUser({ agent_role: 'editor' });
const Address = () => <output>{useLocation().pathname}</output>;
const open = (changes: Partial<LibraryPublic> = {}, user = editor) => {
  current.library = makeLibrary({ parent_lib_id: 'parent', ...changes });
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={user}>
        <DefaultNewsPage />
        <Address />
      </StaffSession>
    </MemoryRouter>,
  );
};
const line = (title: string) => screen.findByLabelText(DEFAULT_NEWS_TEXTS.showNews(title));
const saved = () => vi.mocked(saveLibraryArea).mock.calls.map(([, { area, changes }]) => ({ area, changes }));
const origin = (changes = {}) => ({ ...makeNewsFlash({ id: 'sundays', ...changes }), isPending: false });

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  vi.mocked(readRecords).mockResolvedValue([]);
  vi.mocked(loadParentNews).mockResolvedValue({
    name: 'Northbeam',
    offered: [
      { id: 'sundays', title: 'Sundays' },
      { id: 'winter', title: 'Winter' },
    ],
  });
});
afterEach(cleanup);

describe('which news of the parent are shown', () => {
  it('D-72: none at first; one is chosen by itself', async () => {
    open();
    expect(await line('Sundays')).toHaveProperty('checked', false);
    fireEvent.click(await line('Winter'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const changes = { disabled_default_newsFlash: true, enabled_default_newsFlash: ['winter'] };
    expect(saved()[0]).toEqual({ area: 'defaultNews', changes });
  });

  it('S3-07: every one by one switch, and hiding one lists the others', async () => {
    open({ disabled_default_newsFlash: false });
    fireEvent.click(await line('Sundays'));
    await screen.findByText(`${DEFAULT_CONTENT_TEXTS.hidden('Sundays')} ${DEFAULT_CONTENT_TEXTS.noNewOnes}`);
    cleanup();
    open();
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.allOffHint)).toBeTruthy();
    expect(screen.getByText(NEWS_TEXTS.intro)).toBeTruthy();
    fireEvent.click(await screen.findByLabelText(DEFAULT_NEWS_TEXTS.all));
    await screen.findByText(DEFAULT_NEWS_TEXTS.allShown);
    expect(saved().map(({ changes }) => changes)).toEqual([
      { disabled_default_newsFlash: true, enabled_default_newsFlash: ['winter'] },
      { disabled_default_newsFlash: false, enabled_default_newsFlash: [] },
    ]);
  });

  it('those who may not publish news see the choice and cannot change it', async () => {
    open({ disabled_default_newsFlash: false }, makeUser({ agent_role: 'writer' }));
    expect(await line('Sundays')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText(DEFAULT_NEWS_TEXTS.all)).toHaveProperty('disabled', true);
    expect(screen.getByText(new RegExp(DEFAULT_NEWS_TEXTS.readOnly))).toBeTruthy();
  });

  it('says so where there is no parent', async () => {
    open({ parent_lib_id: '' });
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.noParent)).toBeTruthy();
    expect(loadParentNews).not.toHaveBeenCalled();
  });
});

describe('U-12: an own copy', () => {
  it('is made unpublished, without picture and category of the parent, and opens', async () => {
    vi.mocked(readRecord).mockResolvedValue(
      origin({ newsFlash_featureImage: 'https://a.example/a.png', newsFlash_categories: 'theirs' }),
    );
    open();
    fireEvent.click(await screen.findByLabelText(DEFAULT_CONTENT_TEXTS.copyArticle('Sundays')));
    await screen.findByText(adminLinks.editNews(`sundays_of_${current.library?.id}`));
    expect(vi.mocked(setRecord).mock.calls[0]?.[2]).toMatchObject({
      origin_ref: 'sundays',
      is_published: false,
      newsFlash_featureImage: '',
      newsFlash_categories: '',
      views: 0,
    });
  });

  const copied = (is_published: boolean) => {
    const copy = makeNewsFlash({
      id: 'sundays_of_lib',
      origin_ref: 'sundays',
      origin_updated_at: timestamp(1_000),
      is_published,
    });
    vi.mocked(readRecords).mockResolvedValue([{ ...copy, isPending: false }]);
    transaction.read.mockResolvedValue(copy);
    vi.mocked(readRecord).mockResolvedValue(
      origin({ updated_at: timestamp(2_000), newsFlash_content: '<p>Changed.</p>' }),
    );
  };

  it('is told of an update, which a writer takes or leaves', async () => {
    copied(false);
    open();
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.updateAvailable)).toBeTruthy();
    fireEvent.click(screen.getByText(DEFAULT_CONTENT_TEXTS.keepMine));
    await screen.findByText(DEFAULT_CONTENT_TEXTS.kept);
    expect(transaction.update.mock.calls[0]?.[1]).not.toHaveProperty('newsFlash_content');
    fireEvent.click(screen.getByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    await screen.findByText(DEFAULT_NEWS_TEXTS.taken);
    expect(transaction.update.mock.calls[1]?.[1]).toMatchObject({ newsFlash_content: '<p>Changed.</p>' });
  });

  it('S6-09: takes an update of what is published only from those who may publish', async () => {
    copied(true);
    open({}, makeUser({ agent_role: 'writer' }));
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.seeDifferences)).toBeTruthy();
    expect(screen.queryByText(DEFAULT_CONTENT_TEXTS.takeTheirs)).toBeNull();
  });
});
