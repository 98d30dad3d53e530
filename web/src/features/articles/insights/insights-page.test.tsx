import type { StoreQuery } from '@harborline/domain/stores/store';
import { makeArticle, makeUser, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readRecords } from '../../../shared/store/read-records';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { InsightsPage } from './insights-page';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/read-records', () => ({ readRecords: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  Timestamp: { fromMillis: (ms: number) => ({ toMillis: () => ms }) },
}));

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => timestamp(Date.now() - days * DAY_MS);
const dayAgo = (days: number) => ago(days).toDate().toISOString().slice(0, 10);

const failed = (id: string, query: string, days: object, lastDaysAgo: number) => ({
  id,
  query,
  days,
  last_at: ago(lastDaysAgo),
});
const reason = (id: string, article_id: string, kind: string, text: string) => ({
  id,
  article_id,
  reason: kind,
  text,
  updated_at: ago(1),
});

/** What the database has, by collection and the field it is ordered by. */
let world: Record<string, readonly object[]> = {};
const keyOf = ({ collection, orderBy }: StoreQuery) => `${collection}/${orderBy[0]?.[0]}`;
const asked = () =>
  vi.mocked(readRecords).mock.calls.map(([, query]) => ({
    key: keyOf(query),
    library: query.where.find(([field]) => field === 'support_lib_id')?.[2],
    limit: query.limit,
  }));

function open(query = '') {
  renderAdmin(
    <MemoryRouter initialEntries={[`${adminLinks.insights()}${query}`]}>
      <StaffSession user={makeUser({ agent_role: 'writer' })}>
        <InsightsPage />
      </StaffSession>
    </MemoryRouter>,
  );
}

const rowsOf = async (label: string) => within(await screen.findByRole('list', { name: label }));

beforeEach(() => {
  world = {
    'FailedSearches/last_at': [
      failed('f1', 'panniers', { [dayAgo(1)]: { searches: 2, requests: 0 } }, 1),
      failed(
        'f2',
        'kickstand',
        { [dayAgo(3)]: { searches: 3, requests: 1 }, [dayAgo(20)]: { searches: 4, requests: 0 } },
        3,
      ),
    ],
    'Articles/disliked_at': [
      makeArticle({ id: 'a1', article_title: 'Pair your bike', likes: 5, disLikes: 3, disliked_at: ago(1) }),
      makeArticle({ id: 'a2', article_title: 'Changed minds', disLikes: 0, disliked_at: ago(2) }),
    ],
    'ArticleFeedback/updated_at': [
      reason('r1', 'a1', 'outdated', 'Step 3 is gone.'),
      reason('r2', 'a1', 'outdated', ''),
      reason('r3', 'elsewhere', 'unclear', 'Of another article'),
    ],
    'Articles/created_at': [makeArticle({ id: 'a3', article_title: 'Never opened', views: 0 })],
    'Articles/viewed_at': [
      makeArticle({ id: 'a4', article_title: 'Long ago', views: 1, viewed_at: ago(120) }),
    ],
  };
  vi.mocked(readRecords)
    .mockReset()
    .mockImplementation(async (_firestore, query) => (world[keyOf(query)] ?? []) as never);
});
afterEach(cleanup);

describe('U-11: failed searches', () => {
  it('are listed by how often they failed in the period, with requests and a way to write', async () => {
    open();
    const rows = (await rowsOf(INSIGHTS_TEXTS.searches)).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/kickstand|panniers/).textContent)).toEqual([
      'kickstand',
      'panniers',
    ]);
    const [first] = rows;
    if (first === undefined) throw new Error('No row');
    expect(within(first).getByText(INSIGHTS_TEXTS.searched(7))).toBeTruthy();
    expect(within(first).getByText(INSIGHTS_TEXTS.requests(1))).toBeTruthy();
    const draft = within(first).getByRole('link', { name: INSIGHTS_TEXTS.draftAbout('kickstand') });
    expect(draft.getAttribute('href')).toBe('/admin/article/create?title=kickstand');
    expect(asked()).toEqual([{ key: 'FailedSearches/last_at', library: TEST_LIBRARY_ID, limit: 100 }]);
  });

  it('are counted again for another period, which is kept in the URL', async () => {
    open();
    await rowsOf(INSIGHTS_TEXTS.searches);
    fireEvent.click(screen.getByRole('link', { name: INSIGHTS_TEXTS.days(7) }));
    const list = await rowsOf(INSIGHTS_TEXTS.searches);
    expect(await list.findByText(INSIGHTS_TEXTS.searched(3))).toBeTruthy();
    const current = screen.getByRole('link', { name: INSIGHTS_TEXTS.days(7) });
    expect([current.getAttribute('aria-current'), current.getAttribute('href')]).toEqual([
      'page',
      '/admin/content?view=insights&days=7',
    ]);
  });

  it('say so when there are none', async () => {
    world = {};
    open();
    expect(await screen.findByText(INSIGHTS_TEXTS.searchesEmpty)).toBeTruthy();
  });

  it('say so when they cannot be read, and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(readRecords).mockRejectedValueOnce(new Error('down'));
    open();
    expect(await screen.findByText(INSIGHTS_TEXTS.searchesFailed)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: KIT_TEXTS.retry }));
    await rowsOf(INSIGHTS_TEXTS.searches);
  });

  it('say so when the rules refuse them', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });
    vi.mocked(readRecords).mockRejectedValueOnce(refusal);
    open();
    expect(await screen.findByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
  });
});

describe('U-11: articles with No votes', () => {
  it('are listed with their votes and reasons, without those that have no No any more', async () => {
    open('&list=votes');
    const list = await rowsOf(INSIGHTS_TEXTS.votes);
    const title = list.getByRole('link', { name: 'Pair your bike' });
    expect(title.getAttribute('href')).toBe(adminLinks.editArticle('a1'));
    expect(list.getByText(INSIGHTS_TEXTS.noVotes(3))).toBeTruthy();
    expect(list.getByText(INSIGHTS_TEXTS.yesVotes(5))).toBeTruthy();
    expect(list.getByText(INSIGHTS_TEXTS.reasonCount(FEEDBACK_TEXTS.reasons.outdated, 2))).toBeTruthy();
    expect(list.getByText('Step 3 is gone.')).toBeTruthy();
    expect(screen.queryByText('Changed minds')).toBeNull();
    expect(screen.queryByText('Of another article')).toBeNull();
    expect(asked().map(({ limit }) => limit)).toEqual([30, 100]);
  });
});

describe('U-11: articles that no one read for 90 days', () => {
  it('are listed, those never opened first, without a choice of period', async () => {
    open('&list=unread');
    const list = await rowsOf(INSIGHTS_TEXTS.unread);
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Never opened',
      'Long ago',
    ]);
    expect(list.getByText(INSIGHTS_TEXTS.never)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: INSIGHTS_TEXTS.period })).toBeNull();
    expect(asked().every(({ limit }) => limit === 30)).toBe(true);
  });
});
