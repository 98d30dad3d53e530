import { makeLibrary, makeNewsFlash, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { cleanup, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/requests/query-client';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { NewsTable } from './news-table';

const current = vi.hoisted(() => ({ parentId: 'parent' }));
vi.mock('../../../shared/live/library-context', () => ({
  useLibrary: () => makeLibrary({ parent_lib_id: current.parentId }),
}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn(), readRecords: vi.fn() }));

const own = makeNewsFlash({ id: 'own', newsFlash_title: 'Ours', views: 1_200, heart: 2, party: 1 });
const copy = makeNewsFlash({
  id: 'copy',
  newsFlash_title: 'Theirs',
  origin_ref: 'origin',
  origin_updated_at: timestamp(1_000),
});
const show = () =>
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser()}>
        <NewsTable rows={[own, copy]} draftIds={new Set()} onDelete={null} />
      </StaffSession>
    </MemoryRouter>,
  );
const row = (title: string) => {
  const found = screen.getByText(title).closest('li');
  if (found === null) throw new Error(`No row of ${title}`);
  return within(found);
};

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  current.parentId = 'parent';
  vi.mocked(readRecords).mockResolvedValue([{ ...copy, isPending: false }]);
  vi.mocked(readRecord).mockResolvedValue({
    ...makeNewsFlash({ id: 'origin', updated_at: timestamp(2_000) }),
    isPending: false,
  });
});
afterEach(cleanup);

it('U-12: marks a copy of the parent’s, and leads to its update', async () => {
  show();
  const update = await screen.findByText(DEFAULT_CONTENT_TEXTS.updateAvailable);
  expect(update.closest('a')?.getAttribute('href')).toBe(adminLinks.defaultNews());
  expect(row('Theirs').getByText(DEFAULT_CONTENT_TEXTS.copyOfParent)).toBeTruthy();
  expect(row('Ours').queryByText(DEFAULT_CONTENT_TEXTS.copyOfParent)).toBeNull();
});

it('reads no copies where the library has no parent', () => {
  current.parentId = '';
  show();
  expect(readRecords).not.toHaveBeenCalled();
});

it('has views and reactions in a line as well, for phones', () => {
  show();
  expect(row('Ours').getByText(new RegExp(NEWS_TEXTS.figures(1_200, 3)))).toBeTruthy();
  expect(NEWS_TEXTS.figures(1, 1)).toBe('1 view · 1 reaction');
});
