import { countAskers, linkSearch, previewAskers, tellAskers } from '@harborline/domain/api/activity/askers';
import { LIMITS } from '@harborline/domain/limits';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import type { Role } from '@harborline/domain/permissions/slugs';
import type { StoreQuery } from '@harborline/domain/stores/store';
import { makeArticle, makeUser, TEST_LIBRARY_ID } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { INSIGHTS_TEXTS } from '@harborline/domain/texts/insights';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '../../../shared/api/call-api';
import { queryClient } from '../../../shared/requests/query-client';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { InsightsPage } from './insights-page';

const findArticles = vi.hoisted(() => vi.fn());
vi.mock('../list/find-articles', () => ({ findArticles }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn(), readRecords: vi.fn() }));
vi.mock('../../../shared/api/call-api', async (original) => ({
  ...(await original<typeof import('../../../shared/api/call-api')>()),
  callApi: vi.fn(),
}));
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

function open(query = '', role: Role = 'writer') {
  renderAdmin(
    <MemoryRouter initialEntries={[`${adminLinks.insights()}${query}`]}>
      <StaffSession user={makeUser({ agent_role: role, permissions: resolvePermissions(role) })}>
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
  queryClient.clear();
  vi.mocked(readRecord).mockReset().mockResolvedValue(null);
  vi.mocked(callApi).mockReset().mockResolvedValue({ searches: [] });
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
    expect(draft.getAttribute('href')).toBe('/admin/article/create?title=kickstand&search=f2');
    const read = { key: 'FailedSearches/last_at', library: TEST_LIBRARY_ID, limit: 100 };
    expect(asked()).toEqual([read, read]);
  });

  it('that several visitors made keep their place, however many one visitor adds', async () => {
    const single = { [dayAgo(0)]: { searches: 1, requests: 0 } };
    const flood = Array.from({ length: LIMITS.failedSearches }, (_, index) =>
      failed(`x${index}`, `nonsense ${index}`, single, 0),
    );
    const shared = failed('f2', 'kickstand', single, 3);
    const isShared = ({ where }: StoreQuery) => where.some(([field]) => field === 'is_shared');
    vi.mocked(readRecords).mockImplementation(
      async (_firestore, query) => (isShared(query) ? [shared] : flood) as never,
    );
    open();
    const rows = await rowsOf(INSIGHTS_TEXTS.searches);
    expect(rows.getAllByRole('listitem')).toHaveLength(LIMITS.failedSearches);
    expect(rows.getByText('kickstand')).toBeTruthy();
    expect(screen.getByText(INSIGHTS_TEXTS.searchesLimit(LIMITS.failedSearches))).toBeTruthy();
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

describe('U-11: the people who asked after a failed search', () => {
  const PREVIEW = {
    is_readable: true,
    message: 'Now there is an article about it:\nKickstands\nhttps://help.example/a9',
    sender_name: 'Ada',
    tellable: 2,
    told: 0,
    left_out: { closed: 1, waiting: 0, gone: 0 },
  };
  const kickstand = failed('f2', 'kickstand', { [dayAgo(3)]: { searches: 3, requests: 3 } }, 3);
  const article = makeArticle({ id: 'a9', article_title: 'Kickstands' });

  /** Answers of the server in the order of the calls, by contract. */
  function answer(answers: { counts?: object; previews?: object[]; tells?: (object | Error)[] }) {
    const { counts = { people: 4, told: 0, tellable: 2 }, previews = [PREVIEW], tells = [] } = answers;
    vi.mocked(callApi).mockImplementation(async (contract: object) => {
      if (contract === countAskers) return { searches: [{ failed_search: 'f2', ...counts }] } as never;
      const next =
        contract === previewAskers ? (previews.length > 1 ? previews.shift() : previews[0]) : tells.shift();
      if (next instanceof Error) throw next;
      return next as never;
    });
  }
  const calls = (contract: object) => vi.mocked(callApi).mock.calls.filter(([called]) => called === contract);

  beforeEach(() => {
    world = { 'FailedSearches/last_at': [{ ...kickstand, article_ref: 'a9' }] };
    vi.mocked(readRecord).mockResolvedValue(article as never);
  });

  it('are counted, and told of the published article after a preview, part by part', async () => {
    const done = { ...PREVIEW, tellable: 0, told: 2 };
    answer({
      previews: [PREVIEW, done],
      tells: [
        { told: 1, next: 'h1' },
        { told: 1, next: null },
      ],
    });
    open('', 'admin');
    expect(await screen.findByText(ASKER_TEXTS.wrote(4))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kickstands' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: ASKER_TEXTS.tellAbout(2, 'kickstand') }));
    const dialog = within(await screen.findByRole('dialog', { name: ASKER_TEXTS.dialogTitle }));
    expect(await dialog.findByText(/Now there is an article about it/)).toBeTruthy();
    expect(dialog.getByText(ASKER_TEXTS.closed(1))).toBeTruthy();
    expect(calls(tellAskers)).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: ASKER_TEXTS.tell(2) }));
    expect(await dialog.findByText(ASKER_TEXTS.done(2))).toBeTruthy();
    expect(calls(tellAskers).map(([, request]) => request)).toEqual([
      { body: { articleId: 'a9' } },
      { body: { articleId: 'a9', after: 'h1' } },
    ]);
    expect(dialog.queryByRole('button', { name: /^Tell/ })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: ASKER_TEXTS.close }));
    await vi.waitFor(() => expect(calls(countAskers)).toHaveLength(2));
  });

  it('who are not told because the server fails can be told again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const left = { ...PREVIEW, tellable: 1, told: 1 };
    const done = { ...PREVIEW, tellable: 0, told: 2 };
    const tells = [{ told: 1, next: 'h1' }, new Error('down'), { told: 1, next: null }];
    answer({ previews: [PREVIEW, left, done], tells });
    open('', 'admin');
    fireEvent.click(await screen.findByRole('button', { name: ASKER_TEXTS.tellAbout(2, 'kickstand') }));
    fireEvent.click(await screen.findByRole('button', { name: ASKER_TEXTS.tell(2) }));
    expect(await screen.findByText(ASKER_TEXTS.failed(1))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: ASKER_TEXTS.tell(1) }));
    expect(await screen.findByText(ASKER_TEXTS.done(2))).toBeTruthy();
  });

  it('are counted from the first attempt on when the server fails and they are told again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const many = { ...PREVIEW, tellable: 10 };
    const left = { ...PREVIEW, tellable: 6, told: 4 };
    const forever = new Promise<object>(() => {});
    const tells = [{ told: 4, next: 'h1' }, new Error('down'), { told: 1, next: 'h2' }, forever];
    answer({ counts: { people: 10, told: 0, tellable: 10 }, previews: [many, left], tells });
    open('', 'admin');
    fireEvent.click(await screen.findByRole('button', { name: ASKER_TEXTS.tellAbout(10, 'kickstand') }));
    fireEvent.click(await screen.findByRole('button', { name: ASKER_TEXTS.tell(10) }));
    fireEvent.click(await screen.findByRole('button', { name: ASKER_TEXTS.tell(6) }));
    expect(await screen.findByText(ASKER_TEXTS.progress(5, 10))).toBeTruthy();
  });

  it('are offered to no one where every ticket is closed', async () => {
    answer({ counts: { people: 1, told: 0, tellable: 0 } });
    open('', 'admin');
    expect(await screen.findByText(ASKER_TEXTS.wrote(1))).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Tell/ })).toBeNull();
  });

  it('are told by no one who may not answer tickets', async () => {
    answer({});
    open('', 'writer');
    // In the widest cell: as the next step, it took a phone's whole row and squeezed the search.
    const hint = await screen.findByText(ASKER_TEXTS.mayNotTell);
    expect(hint.parentElement?.textContent).toContain('kickstand');
    expect(screen.queryByRole('button', { name: /^Tell/ })).toBeNull();
  });

  it('are not told before the article is published', async () => {
    vi.mocked(readRecord).mockResolvedValue(makeArticle({ id: 'a9', is_published: false }) as never);
    answer({});
    open('', 'admin');
    const finish = await screen.findByRole('link', { name: ASKER_TEXTS.finishDraftAbout('kickstand') });
    expect(finish.getAttribute('href')).toBe(adminLinks.editArticle('a9'));
    expect(screen.queryByRole('button', { name: /^Tell/ })).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a deleted', async () => Promise.reject(new FirebaseError('permission-denied', 'a9'))],
    ['an archived', async () => makeArticle({ id: 'a9', is_disabled: true })],
  ])('of %s article wait for another one', async (_state, read) => {
    vi.mocked(readRecord).mockImplementation(read as never);
    answer({});
    open('', 'admin');
    expect(await screen.findByRole('link', { name: INSIGHTS_TEXTS.draftAbout('kickstand') })).toBeTruthy();
  });

  it('see no second draft offered where the first could not be read', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(readRecord).mockRejectedValue(new FirebaseError('unavailable', 'offline'));
    answer({});
    open('', 'admin');
    expect(await screen.findByText(INSIGHTS_TEXTS.searchesFailed)).toBeTruthy();
    expect(screen.queryByRole('link', { name: INSIGHTS_TEXTS.draftAbout('kickstand') })).toBeNull();
  });

  it('are left uncounted where they cannot be loaded, and the list stays', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(callApi).mockRejectedValue(new ApiError(400, 'no'));
    open('', 'admin');
    expect(await screen.findByText(ASKER_TEXTS.countsFailed)).toBeTruthy();
    expect(screen.getByText('kickstand')).toBeTruthy();
  });
});

describe('U-11: a failed search that an article answers already', () => {
  const article = makeArticle({ id: 'a9', article_title: 'Stands' });
  const linked = () =>
    vi
      .mocked(callApi)
      .mock.calls.flatMap(([contract, request]) => (contract === linkSearch ? [request] : []));
  const choose = async (name: string, words: string, title: string) => {
    fireEvent.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: INSIGHTS_TEXTS.answerTitle }));
    fireEvent.change(dialog.getByRole('textbox', { name: INSIGHTS_TEXTS.answerSearch }), {
      target: { value: words },
    });
    fireEvent.click(await dialog.findByText(title));
    return dialog;
  };

  beforeEach(() => {
    findArticles.mockReset().mockResolvedValue([article]);
  });

  it('gets it by search, is linked to it, and offers to tell who asked', async () => {
    vi.mocked(callApi).mockImplementation(async (contract: object) => {
      const counted = { searches: [{ failed_search: 'f2', people: 3, told: 0, tellable: 3 }] };
      return (contract === countAskers ? counted : { isLinked: true }) as never;
    });
    open('', 'admin');
    await choose(INSIGHTS_TEXTS.chooseFor('kickstand'), 'stands', 'Stands');
    expect(await screen.findByRole('button', { name: ASKER_TEXTS.tellAbout(3, 'kickstand') })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Stands' }).getAttribute('href')).toBe(
      adminLinks.editArticle('a9'),
    );
    expect(linked()).toEqual([{ body: { failed_search: 'f2', articleId: 'a9' } }]);
    const scope = { libraryId: TEST_LIBRARY_ID, state: 'all', categoryIds: null };
    expect(findArticles).toHaveBeenLastCalledWith('firestore', scope, 'stands');
  });

  it('gets another one in its place', async () => {
    const other = makeArticle({ id: 'a8', article_title: 'Props' });
    world = {
      'FailedSearches/last_at': [
        { ...failed('f2', 'kickstand', { [dayAgo(3)]: { searches: 3, requests: 0 } }, 3), article_ref: 'a9' },
      ],
    };
    vi.mocked(readRecord).mockResolvedValue(article as never);
    findArticles.mockResolvedValue([other]);
    open();
    await choose(INSIGHTS_TEXTS.changeFor('kickstand'), 'props', 'Props');
    expect(await screen.findByRole('link', { name: 'Props' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Stands' })).toBeNull();
    expect(linked()).toEqual([{ body: { failed_search: 'f2', articleId: 'a8' } }]);
  });

  it('stays as it is where the server fails, and the dialog says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    open();
    await rowsOf(INSIGHTS_TEXTS.searches);
    vi.mocked(callApi).mockRejectedValue(new Error('down'));
    const dialog = await choose(INSIGHTS_TEXTS.chooseFor('kickstand'), 'stands', 'Stands');
    expect(await dialog.findByText(INSIGHTS_TEXTS.answerFailed)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: KIT_TEXTS.cancel }));
    expect(screen.queryByRole('link', { name: 'Stands' })).toBeNull();
  });

  it.each([
    ['an admin', 'admin', 1],
    ['a writer, who may not change settings,', 'writer', 0],
  ] as const)('leads %s to the synonyms', async (_name, role, count) => {
    open('', role);
    fireEvent.click(await screen.findByRole('button', { name: INSIGHTS_TEXTS.chooseFor('kickstand') }));
    await screen.findByRole('dialog', { name: INSIGHTS_TEXTS.answerTitle });
    const links = screen.queryAllByRole('link', { name: INSIGHTS_TEXTS.synonym });
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(Array.from({ length: count }, () => adminLinks.addSynonym('kickstand')));
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
    expect(screen.queryByText(INSIGHTS_TEXTS.reasonsLimit(100))).toBeNull();
  });

  it('are not said to lack reasons when there are more reasons than are read', async () => {
    world['ArticleFeedback/updated_at'] = Array.from({ length: 100 }, (_, index) =>
      reason(`r${index}`, 'elsewhere', 'unclear', ''),
    );
    open('&list=votes');
    const list = await rowsOf(INSIGHTS_TEXTS.votes);
    expect(list.getByText(INSIGHTS_TEXTS.noLatestReasons(100))).toBeTruthy();
    expect(list.queryByText(INSIGHTS_TEXTS.noReasons)).toBeNull();
    expect(screen.getByText(INSIGHTS_TEXTS.reasonsLimit(100))).toBeTruthy();
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

describe('dead links', () => {
  it('are listed by the article that has them, at one read for each article listed', async () => {
    const dead = [
      { id: 'a2', title: 'Old lamp', state: 'archived' },
      { id: 'a3', title: '', state: 'deleted' },
    ];
    const links = { id: 'a1', article_title: 'Fit a lamp', to: ['a2', 'a3'], dead, updated_at: ago(1) };
    world = { 'ArticleLinks/updated_at': [links] };
    open('&list=links');
    const link = await screen.findByRole('link', { name: 'Fit a lamp' });
    expect(link.getAttribute('href')).toBe(adminLinks.editArticle('a1'));
    expect(screen.getByText(ARTICLE_TEXTS.deadLink.archived('Old lamp'))).toBeTruthy();
    expect(screen.getByText(ARTICLE_TEXTS.deadLink.deleted())).toBeTruthy();
    expect(asked()).toEqual([
      { key: 'ArticleLinks/updated_at', library: TEST_LIBRARY_ID, limit: LIMITS.insightArticles },
    ]);
    expect(screen.queryByRole('navigation', { name: INSIGHTS_TEXTS.period })).toBeNull();
  });

  it('say so when there are none', async () => {
    open('&list=links');
    await screen.findByText(INSIGHTS_TEXTS.linksEmpty);
  });
});
