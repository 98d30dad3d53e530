import { makeCategory, makeUser } from '@harborline/domain/testing/factories';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { MOVING_TEXTS } from '@harborline/domain/texts/moving';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { CategoriesPage } from './categories-page';
import { emptyCategory } from './empty-category';
import { moveCategory } from './move-category';
import { changeCategory, createCategory, removeCategory, restoreCategory } from './save-category';
import { useOrderedCategories } from './use-ordered-categories';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('./use-ordered-categories', () => ({ useOrderedCategories: vi.fn() }));
vi.mock('./empty-category', () => ({ emptyCategory: vi.fn() }));
vi.mock('./move-category', async (original) => ({
  ...(await original<typeof import('./move-category')>()),
  moveCategory: vi.fn(async () => {}),
}));
vi.mock('./save-category', async (original) => ({
  ...(await original<typeof import('./save-category')>()),
  changeCategory: vi.fn(async () => {}),
  createCategory: vi.fn(async () => 'new'),
  removeCategory: vi.fn(async () => {}),
  restoreCategory: vi.fn(async () => {}),
}));
const inside = vi.hoisted<{ articles: { id: string }[] }>(() => ({ articles: [] }));
vi.mock('../../../shared/store/read-records', () => ({ readRecords: async () => inside.articles }));

const bikes = makeCategory({ id: 'bikes', category_title: 'Bikes', articles: 3 });
const chains = makeCategory({ id: 'chains', category_title: 'Chains', parent_cat_id: 'bikes', articles: 2 });
const orders = makeCategory({ id: 'orders', category_title: 'Orders' });
const hidden = makeCategory({ id: 'secret', category_title: 'Secret', is_enabled: false });
const CATEGORIES = [bikes, chains, orders, hidden];

const open = () =>
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({ agent_role: 'owner' })}>
        <CategoriesPage />
      </StaffSession>
    </MemoryRouter>,
  );

const titles = () =>
  screen
    .getAllByLabelText(/^Move “/)
    .map((handle) => /“(.*)”/.exec(handle.getAttribute('aria-label') ?? '')?.[1]);
const handleOf = (title: string) => screen.getByLabelText(CATEGORY_TEXTS.move(title));
const press = (title: string, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(handleOf(title), { key });
};
const announced = () => screen.getAllByRole('status').map((status) => status.textContent);
const choose = (title: string, action: string) => {
  fireEvent.click(screen.getByLabelText(CATEGORY_TEXTS.moreActions(title)));
  fireEvent.click(within(screen.getByRole('menu')).getByText(action));
};
const undo = async () => fireEvent.click(await screen.findByText(CATEGORY_TEXTS.undo));

beforeEach(() => {
  vi.clearAllMocks();
  inside.articles = [];
  vi.mocked(useOrderedCategories).mockReturnValue({
    status: 'ready',
    data: { categories: CATEGORIES, positioning: [{ id: 'orders' }, { id: 'bikes' }] },
  });
});
afterEach(cleanup);

describe('the list', () => {
  it('S7.6-08: shows the categories in their order, with what is hidden and how much is in them', () => {
    open();
    expect(titles()).toEqual(['Orders', 'Bikes', 'Chains', 'Secret']);
    expect(screen.getByText(CATEGORY_TEXTS.subcategoryOf('Bikes'))).toBeTruthy();
    // A category counts those below it, as its list of articles and its page do.
    expect(screen.getByText(CATEGORY_TEXTS.publishedCount(5))).toBeTruthy();
    expect(screen.getByText(CATEGORY_TEXTS.publishedCount(2))).toBeTruthy();
    const row = handleOf('Secret').closest('li');
    expect(row && within(row).getByText(CATEGORY_TEXTS.hidden)).toBeTruthy();
  });

  it.each([
    ['failed', CATEGORY_TEXTS.loadFailed],
    ['denied', ADMIN_TEXTS.deniedTitle],
  ] as const)('says so where the categories are %s', (status, text) => {
    vi.mocked(useOrderedCategories).mockReturnValue({ status, retry: () => {} });
    open();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('invites to create the first category', () => {
    const data = { categories: [], positioning: [] };
    vi.mocked(useOrderedCategories).mockReturnValue({ status: 'ready', data });
    open();
    expect(screen.getByText(CATEGORY_TEXTS.empty)).toBeTruthy();
  });
});

describe('moving by keyboard', () => {
  it('S7.6-08: moves into another category, says so, and saves when dropped', async () => {
    open();
    press('Chains', ' ', 'ArrowLeft');
    expect(titles()).toEqual(['Orders', 'Bikes', 'Chains', 'Secret']);
    expect(announced()).toContain(`Chains: ${CATEGORY_TEXTS.placeAtTop(3, 4)}`);
    press('Chains', 'ArrowUp', 'ArrowRight');
    expect(titles()).toEqual(['Orders', 'Chains', 'Bikes', 'Secret']);
    expect(announced()).toContain(`Chains: ${CATEGORY_TEXTS.placeIn(1, 1, 'Orders')}`);
    expect(moveCategory).not.toHaveBeenCalled();
    press('Chains', 'Enter');
    await waitFor(() =>
      expect(moveCategory).toHaveBeenCalledWith(
        'firestore',
        expect.objectContaining({ id: 'chains', place: { parentId: 'orders', beforeId: null } }),
      ),
    );
    await undo();
    await waitFor(() =>
      expect(moveCategory).toHaveBeenLastCalledWith(
        'firestore',
        expect.objectContaining({ id: 'chains', place: { parentId: 'bikes', beforeId: null } }),
      ),
    );
  });

  it('Escape puts it back, and nothing is saved', () => {
    open();
    press('Bikes', 'Enter', 'ArrowUp');
    expect(titles()).toEqual(['Bikes', 'Chains', 'Orders', 'Secret']);
    press('Bikes', 'Escape');
    expect(titles()).toEqual(['Orders', 'Bikes', 'Chains', 'Secret']);
    expect(announced()).toContain(MOVING_TEXTS.cancelled('Bikes'));
    expect(moveCategory).not.toHaveBeenCalled();
  });

  it('says where it ends, and saves nothing that did not move', () => {
    open();
    press('Orders', ' ', 'ArrowUp');
    expect(announced()).toContain(MOVING_TEXTS.cannotMove);
    press('Orders', ' ');
    expect(moveCategory).not.toHaveBeenCalled();
  });

  it('S8-24: says so where the order cannot be saved, and shows the old one', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(moveCategory).mockRejectedValueOnce(new Error('denied'));
    open();
    press('Bikes', ' ', 'ArrowUp', ' ');
    expect(await screen.findByText('Error while updating')).toBeTruthy();
    expect(titles()).toEqual(['Orders', 'Bikes', 'Chains', 'Secret']);
  });
});

describe('creating and changing', () => {
  it('S3-15: creates a category with its texts, icon and parent', async () => {
    open();
    choose('Orders', CATEGORY_TEXTS.createSubcategory);
    const dialog = within(await screen.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: CATEGORY_TEXTS.create });
    fireEvent.change(dialog.getByLabelText(/Title/), { target: { value: '  ' } });
    expect(dialog.getByText(CATEGORY_TEXTS.titleRequired)).toBeTruthy();
    expect(save).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByLabelText(/Title/), { target: { value: ' Returns ' } });
    fireEvent.change(dialog.getByLabelText(/Description/), { target: { value: 'Send back' } });
    fireEvent.click(dialog.getByLabelText(CATEGORY_TEXTS.icons.truck));
    await act(async () => fireEvent.click(save));
    expect(createCategory).toHaveBeenCalledWith('firestore', 'testlibrary000000001', {
      category_title: 'Returns',
      category_description: 'Send back',
      category_icon: 'truck',
      parent_cat_id: 'orders',
      is_enabled: true,
      is_disabled: false,
    });
  });

  it('D-36: hides a category and shows it again, with a way back', async () => {
    open();
    const named = (title: string) => screen.getByLabelText(CATEGORY_TEXTS.enabledOf(title));
    fireEvent.click(named('Orders'));
    await undo();
    fireEvent.click(named('Secret'));
    await waitFor(() => expect(changeCategory).toHaveBeenCalledTimes(3));
    expect(vi.mocked(changeCategory).mock.calls.map(([, id, fields]) => [id, fields.is_enabled])).toEqual([
      ['orders', false],
      ['orders', true],
      ['secret', true],
    ]);
  });
});

describe('deleting', () => {
  it('asks where the articles go, moves them, and puts everything back on undo', async () => {
    inside.articles = [{ id: 'a1' }, { id: 'a2' }];
    vi.mocked(emptyCategory).mockResolvedValue({ moved: ['a1', 'a2'], isEmpty: true });
    open();
    choose('Bikes', CATEGORY_TEXTS.delete);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(CATEGORY_TEXTS.deleteArticles(2, false))).toBeTruthy();
    expect(dialog.getByText(CATEGORY_TEXTS.deleteSubcategories(1))).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: CATEGORY_TEXTS.delete });
    expect(confirm).toHaveProperty('disabled', true);
    fireEvent.mouseDown(dialog.getByRole('combobox'));
    fireEvent.click(within(screen.getByRole('listbox')).getByText('Orders'));
    await act(async () => fireEvent.click(confirm));
    expect(emptyCategory).toHaveBeenCalledWith(
      'firestore',
      expect.objectContaining({ from: 'bikes', to: 'orders' }),
    );
    const removed = { category: bikes, childIds: ['chains'] };
    expect(removeCategory).toHaveBeenCalledWith('firestore', removed);
    await undo();
    await waitFor(() => expect(restoreCategory).toHaveBeenCalledWith('firestore', removed));
  });

  it('keeps the category where an article could not be moved', async () => {
    inside.articles = [{ id: 'a1' }];
    vi.mocked(emptyCategory).mockResolvedValue({ moved: [], isEmpty: false });
    open();
    choose('Orders', CATEGORY_TEXTS.delete);
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.mouseDown(await dialog.findByRole('combobox'));
    fireEvent.click(within(screen.getByRole('listbox')).getByText('Bikes'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: CATEGORY_TEXTS.delete })));
    expect(await screen.findByText(CATEGORY_TEXTS.deleteStopped)).toBeTruthy();
    expect(removeCategory).not.toHaveBeenCalled();
  });
});
