import type { LibraryPublic } from '@harborline/domain/entities/library';
import { makeLibrary, makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { SOP_READING_TEXTS, SOP_TEXTS } from '@harborline/domain/texts/sop';
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
import { DefaultSopsPage } from './default-sops-page';
import { DefaultSopsSection } from './default-sops-section';
import { loadOfferedSops } from './load-default-sops';
import { ReadDefaultSop } from './read-default-sop';
import { useDefaultSops } from './use-default-sops';

const current = vi.hoisted<{ library: LibraryPublic | null }>(() => ({ library: null }));
/** Documents by path, as a transaction reads and writes them. */
const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => current.library }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: vi.fn(async () => {}) }));
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn(), readRecords: vi.fn() }));
vi.mock('../../../shared/store/write-record', () => ({ setRecord: vi.fn(), updateRecord: vi.fn() }));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      has: async ({ path }: { path: string }) => stored.has(path),
      set: (document: { path: string }, data: object) => void stored.set(document.path, { ...data }),
      update: ({ path }: { path: string }, data: object) =>
        void stored.set(path, { ...stored.get(path), ...data }),
    }),
}));
// Receipts are live, which the journey tries.
vi.mock('../reading/reading-receipt', () => ({ ReadingReceipt: () => <p>receipt</p> }));
vi.mock('../reading/sop-readers', () => ({ SopReaders: () => <p>readers</p> }));
vi.mock('../list/use-own-receipts', () => ({ useOwnReceipts: () => new Map() }));
vi.mock('../sop-content', () => ({ SopContent: ({ html }: { html: string }) => <p>{html}</p> }));

const editor = makeUser({ agent_role: 'editor' });
const writer = makeUser({ agent_role: 'writer' });
const offered = (changes: object = {}) =>
  makeSopArticle({
    id: 'data',
    support_lib_id: 'parent',
    sop_title: 'Data',
    sop_content: 'Ask first',
    is_offered: true,
    updated_at: timestamp(2_000),
    ...changes,
  });
const COPY_ID = `data_of_${makeLibrary().id}`;
const copied = (changes: object = {}) =>
  makeSopArticle({ id: COPY_ID, origin_ref: 'data', origin_updated_at: timestamp(1_000), ...changes });

interface Found {
  readonly offers?: readonly object[];
  readonly copies?: readonly object[];
}

function find({ offers = [offered()], copies = [] }: Found = {}): void {
  vi.mocked(readRecords).mockImplementation(async (_firestore, { where }) =>
    (where.some(([field]) => field === 'origin_ref') ? copies : offers).map(
      (sop) => ({ ...sop, isPending: false }) as never,
    ),
  );
  vi.mocked(readRecord).mockImplementation(async (_firestore, { path }) =>
    path.startsWith('SupportLibraries/')
      ? ({ ...makeLibrary({ id: 'parent' }), isPending: false } as never)
      : ((offers[0] ?? null) as never),
  );
}

const Address = () => <output>{useLocation().pathname}</output>;
const show = (screenOf: React.ReactNode, changes: Partial<LibraryPublic> = {}, user = editor) => {
  current.library = makeLibrary({ parent_lib_id: 'parent', ...changes });
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={user}>
        {screenOf}
        <Address />
      </StaffSession>
    </MemoryRouter>,
  );
};
const EVERY = { disabled_default_sopArticles: false };

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  stored.clear();
  find();
});
afterEach(cleanup);

describe('which SOPs of the parent are shown', () => {
  it('D-84: none at first; whoever publishes SOPs chooses one', async () => {
    show(<DefaultSopsPage />);
    expect(screen.getByText(SOP_TEXTS.intro)).toBeTruthy();
    const line = await screen.findByLabelText(DEFAULT_SOP_TEXTS.showSop('Data'));
    expect(line).toHaveProperty('checked', false);
    fireEvent.click(line);
    await screen.findByText(DEFAULT_SOP_TEXTS.shown('Data'));
    expect(vi.mocked(saveLibraryArea).mock.calls[0]?.[1]).toMatchObject({
      area: 'defaultSops',
      changes: { disabled_default_sopArticles: true, enabled_default_sopArticles: ['data'] },
    });
  });

  it('writers see the choice and cannot change it', async () => {
    show(<DefaultSopsPage />, EVERY, writer);
    expect(await screen.findByLabelText(DEFAULT_SOP_TEXTS.showSop('Data'))).toHaveProperty('disabled', true);
    expect(screen.getByText(new RegExp(DEFAULT_SOP_TEXTS.readOnly))).toBeTruthy();
  });

  it('asks a parent for what it offers alone', async () => {
    await loadOfferedSops('firestore' as never, 'parent');
    expect(vi.mocked(readRecords).mock.calls[0]?.[1].where).toContainEqual(['is_offered', '==', true]);
  });
});

describe('U-12: a copy', () => {
  it('is a draft without the parent’s category, owner and dates, and opens', async () => {
    find({ offers: [offered({ owner_ref: 'theirs', category_id: 'theirs' })] });
    show(<DefaultSopsPage />);
    fireEvent.click(await screen.findByLabelText(DEFAULT_CONTENT_TEXTS.copyArticle('Data')));
    await screen.findByText(adminLinks.editSop(COPY_ID));
    expect(vi.mocked(setRecord).mock.calls[0]?.[2]).toMatchObject({
      ...{ origin_ref: 'data', is_published: false, version: 0 },
      ...{ owner_ref: '', category_id: '', verify_by: null },
    });
  });

  it('takes their text at once while it is a draft, or stays as it is', async () => {
    find({ copies: [copied({ is_published: false, sop_content: 'Mine' })] });
    stored.set(`SopArticles/${COPY_ID}`, { is_published: false, sop_content: 'Mine' });
    show(<DefaultSopsPage />);
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.keepMine));
    await screen.findByText(DEFAULT_CONTENT_TEXTS.kept);
    expect(stored.get(`SopArticles/${COPY_ID}`)).toMatchObject({ sop_content: 'Mine' });
    fireEvent.click(screen.getByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    await screen.findByText(DEFAULT_SOP_TEXTS.taken);
    expect(stored.get(`SopArticles/${COPY_ID}`)).toMatchObject({ sop_content: 'Ask first' });
  });

  it('D-73: takes their text as a draft once it is published, unless it has edits', async () => {
    find({ copies: [copied()] });
    stored.set(`SopArticles/${COPY_ID}`, { is_published: true, sop_content: 'Mine', category_id: 'own' });
    show(<DefaultSopsPage />);
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    await screen.findByText(DEFAULT_SOP_TEXTS.taken);
    expect(stored.get(`SopArticles/${COPY_ID}`)).toMatchObject({ sop_content: 'Mine' });
    const draft = { kind: 'sop', content_ref: COPY_ID, sop_content: 'Ask first', category_id: 'own' };
    expect(stored.get(`ContentDrafts/sop:${COPY_ID}`)).toMatchObject(draft);
    fireEvent.click(screen.getByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    await screen.findByText(DEFAULT_CONTENT_TEXTS.hasEdits);
  });

  it('has no switch while the team reads it in place of the original', async () => {
    find({ offers: [offered(), offered({ id: 'own', sop_title: 'Own' })], copies: [copied()] });
    show(<DefaultSopsPage />, EVERY);
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.yourCopy)).toBeTruthy();
    expect(screen.queryByLabelText(DEFAULT_SOP_TEXTS.showSop('Data'))).toBeNull();
    expect(screen.getByLabelText(DEFAULT_SOP_TEXTS.showSop('Own'))).toBeTruthy();
    const link = screen.getByLabelText(DEFAULT_CONTENT_TEXTS.editCopy('Data'));
    expect(link.getAttribute('href')).toBe(adminLinks.editSop(COPY_ID));
    cleanup();
    queryClient.clear();
    find({ copies: [copied({ is_published: false })] });
    show(<DefaultSopsPage />, EVERY);
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.yourDraft)).toBeTruthy();
    expect(screen.getByLabelText(DEFAULT_SOP_TEXTS.showSop('Data'))).toBeTruthy();
  });

  it('S6-11: of a published one, asks only those who publish', async () => {
    find({ copies: [copied()] });
    show(<DefaultSopsPage />, {}, writer);
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.seeDifferences)).toBeTruthy();
    expect(screen.queryByText(DEFAULT_CONTENT_TEXTS.takeTheirs)).toBeNull();
  });
});

describe('U-12: the list of the library', () => {
  const List = ({ words = '', state = 'all' as const, categoryId = '' }) => {
    const defaults = useDefaultSops();
    return defaults && <DefaultSopsSection defaults={defaults} filter={{ words, state, categoryId }} />;
  };

  it('has what it shows of its parent, found by words, with its version', async () => {
    show(<List words="ask" />, EVERY);
    expect((await screen.findByText('Data')).closest('a')?.getAttribute('href')).toBe(adminLinks.sop('data'));
    expect(screen.getByText(DEFAULT_SOP_TEXTS.from('Acme'))).toBeTruthy();
    expect(screen.getByText(SOP_TEXTS.unread)).toBeTruthy();
    expect(screen.queryByLabelText(SOP_TEXTS.moreActions('Data'))).toBeNull();
  });

  it.each([
    ['for other words', <List key="words" words="refund" />, EVERY],
    ['in a category', <List key="category" categoryId="own" />, EVERY],
    ['that is hidden', <List key="hidden" />, { enabled_default_sopArticles: ['other'] }],
  ])('has none %s', async (_why, list, changes) => {
    show(list, changes);
    await waitFor(() => expect(readRecords).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('Data')).toBeNull();
  });

  it('reads nothing in a library without a parent, and before it chose', () => {
    show(<List />, { ...EVERY, parent_lib_id: '' });
    show(<List />);
    expect(readRecords).not.toHaveBeenCalled();
  });
});

describe('U-12: the page of an SOP of the parent', () => {
  const read = (changes: Partial<LibraryPublic>, user = writer, sop = offered()) =>
    show(<ReadDefaultSop sop={sop} />, changes, user);

  it('has its text, its receipt, and a way to take it over', async () => {
    read(EVERY);
    expect(await screen.findByText('Ask first')).toBeTruthy();
    expect(screen.getByText('receipt')).toBeTruthy();
    expect(screen.queryByText('readers')).toBeNull();
    expect(screen.queryByText(SOP_TEXTS.edit)).toBeNull();
    fireEvent.click(screen.getByText(DEFAULT_SOP_TEXTS.takeOver));
    await screen.findByText(adminLinks.editSop(COPY_ID));
  });

  it('D-84: asks people of the parent for no receipt in the child', async () => {
    read(EVERY, makeUser({ agent_role: 'owner', init_support_lib_id: 'parent' }));
    expect(await screen.findByText('Ask first')).toBeTruthy();
    expect(screen.queryByText('receipt')).toBeNull();
  });

  it('does not exist for readers while it is hidden; whoever chooses can read it', async () => {
    read({});
    expect(await screen.findByText(SOP_TEXTS.notFound)).toBeTruthy();
    cleanup();
    read({}, editor);
    expect(await screen.findByText(DEFAULT_SOP_TEXTS.notShown)).toBeTruthy();
    expect(screen.queryByText('receipt')).toBeNull();
  });

  it('does not exist once it is offered no longer', async () => {
    read(EVERY, editor, offered({ is_offered: false }));
    expect(await screen.findByText(SOP_TEXTS.notFound)).toBeTruthy();
  });

  it('leads to the copy in its place, and to one that is being written', async () => {
    find({ copies: [copied()] });
    read(EVERY);
    expect(await screen.findByText(adminLinks.sop(COPY_ID))).toBeTruthy();
    cleanup();
    queryClient.clear();
    find({ copies: [copied({ is_published: false })] });
    read(EVERY);
    const link = await screen.findByText(DEFAULT_SOP_TEXTS.openCopy);
    expect(link.getAttribute('href')).toBe(adminLinks.editSop(COPY_ID));
    expect(screen.getByText(SOP_READING_TEXTS.version(1))).toBeTruthy();
  });
});
