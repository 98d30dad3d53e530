import { makeArticle, makeCategory, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { BULK_TEXTS } from '@harborline/domain/texts/categories';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { StaffSession } from '../../../../shared/testing/staff-session';
import { categoryTree } from '../../categories/category-tree';
import type { ArticleRow } from '../article-row';
import { ArticleTable } from '../article-table';
import { BulkBar } from './bulk-bar';
import { changeArticles } from './change-articles';
import { useBulkChanges } from './use-bulk-changes';
import { useChangedRows, withChanges } from './use-changed-rows';
import { useSelection } from './use-selection';

vi.mock('../../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('./change-articles', () => ({ changeArticles: vi.fn() }));

const row = (id: string, changes: Partial<ArticleRow> = {}): ArticleRow => ({
  ...makeArticle({ id, article_title: id, article_categories: 'bikes', updated_at: timestamp(1_000) }),
  isPending: false,
  ...changes,
});
const NODES = categoryTree([
  makeCategory({ id: 'bikes', category_title: 'Bikes' }),
  makeCategory({ id: 'orders', category_title: 'Orders' }),
]);
const ROWS = [row('one'), row('two'), row('draft', { is_published: false })];
const ALL = { libraryId: 'lib', state: 'all', categoryIds: null } as const;
const NO_DRAFTS = new Map();
const isDraft = ({ is_published }: ArticleRow) => !is_published;
const anyRow = () => true;

let showNone = () => {};
let showAll = () => {};

function List({ mayPublish }: { mayPublish: boolean }) {
  const changed = useChangedRows();
  const [read, setRead] = useState(ROWS);
  showNone = () => setRead([]);
  showAll = () => setRead(ROWS);
  const rows = changed.apply(read, ALL);
  const bulk = useBulkChanges(changed.note);
  const selection = useSelection(rows, mayPublish ? anyRow : isDraft);
  return (
    <>
      <BulkBar
        isShown={rows.length > 0}
        selection={selection}
        nodes={NODES}
        bulk={bulk}
        mayArchive={mayPublish}
      />
      <ArticleTable
        rows={rows}
        categoryTitleOf={(id) => id}
        draftEdits={NO_DRAFTS}
        removal={null}
        selection={selection}
      />
    </>
  );
}

const open = (mayPublish = true) =>
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({ uid: 'me', agent_role: 'owner' })}>
        <List mayPublish={mayPublish} />
      </StaffSession>
    </MemoryRouter>,
  );

const tick = (title: string) => fireEvent.click(screen.getByLabelText(BULK_TEXTS.select(title)));
const categories = () =>
  within(screen.getByRole('list', { name: ARTICLE_TEXTS.articles }))
    .getAllByRole('listitem')
    .map((item) => item.querySelectorAll('bdi')[1]?.textContent);
const asked = () => vi.mocked(changeArticles).mock.calls.map(([, { changes }]) => changes);

beforeEach(() => {
  vi.mocked(changeArticles).mockReset();
  vi.mocked(changeArticles).mockImplementation(async (_firestore, { changes, onChanged }) => {
    const ids = changes.map(({ id }) => id);
    onChanged?.(ids);
    return ids;
  });
});
afterEach(cleanup);

describe('articles that are selected', () => {
  it('S7.6-04: move to another category together, and back', async () => {
    open();
    tick('one');
    tick('draft');
    expect(screen.getByText(BULK_TEXTS.selected(2))).toBeTruthy();
    fireEvent.click(screen.getByText(BULK_TEXTS.move));
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(within(screen.getByRole('listbox')).getByText('Orders'));
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByText(BULK_TEXTS.move)));
    expect(categories()).toEqual(['orders', 'bikes', 'orders']);
    const undo = await screen.findByText(BULK_TEXTS.undo);
    await act(async () => fireEvent.click(undo));
    expect(asked()).toEqual([
      ['one', 'draft'].map((id) => ({ id, changes: { article_categories: 'orders' } })),
      ['one', 'draft'].map((id) => ({ id, changes: { article_categories: 'bikes' } })),
    ]);
    expect(categories()).toEqual(['bikes', 'bikes', 'bikes']);
  });

  it('can still be moved after the list was empty for a moment, to the category chosen before', async () => {
    open();
    tick('one');
    fireEvent.click(screen.getByText(BULK_TEXTS.move));
    fireEvent.mouseDown(screen.getByRole('combobox'));
    fireEvent.click(within(screen.getByRole('listbox')).getByText('Orders'));
    const dialog = within(screen.getByRole('dialog'));
    act(() => showNone());
    expect(dialog.getByRole('button', { name: BULK_TEXTS.move })).toHaveProperty('disabled', true);
    act(() => showAll());
    await act(async () => fireEvent.click(dialog.getByText(BULK_TEXTS.move)));
    expect(asked()).toEqual([[{ id: 'one', changes: { article_categories: 'orders' } }]]);
  });

  it('are archived together once that is confirmed; those that could not be stay, and it is said', async () => {
    vi.mocked(changeArticles).mockResolvedValueOnce(['one']);
    open();
    fireEvent.click(screen.getByLabelText(BULK_TEXTS.selectAll));
    fireEvent.click(screen.getByText(ARTICLE_TEXTS.archive));
    expect(changeArticles).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByText(ARTICLE_TEXTS.archive)));
    expect(await screen.findByText(BULK_TEXTS.failed(2))).toBeTruthy();
    expect(screen.getByText(BULK_TEXTS.archived(1))).toBeTruthy();
    await vi.waitFor(() => expect(categories()).toHaveLength(2));
  });

  it('are only those that the user may change', () => {
    open(false);
    fireEvent.click(screen.getByLabelText(BULK_TEXTS.selectAll));
    expect(screen.getByText(BULK_TEXTS.selected(1))).toBeTruthy();
    expect(screen.queryByText(ARTICLE_TEXTS.archive)).toBeNull();
    expect(screen.getByLabelText(BULK_TEXTS.select('one'))).toHaveProperty('disabled', true);
  });
});

it('a row that was read again is shown as it was read', () => {
  const before = row('one');
  const changed = new Map([['one', { row: before, changes: { article_categories: 'orders' } }]]);
  const newer = row('one', { updated_at: timestamp(2_000) });
  expect(withChanges([newer], changed, ALL)).toEqual([newer]);
  expect(withChanges([before], changed, { ...ALL, categoryIds: ['bikes'] })).toEqual([]);
});
