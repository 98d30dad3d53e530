import { makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { SOP_CATEGORY_TEXTS } from '@harborline/domain/texts/sop';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { readRecords } from '../../../shared/store/read-records';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { SopCategoriesPage } from './sop-categories-page';

const CATEGORY = { id: 'refunds', support_lib_id: 'lib', category_title: 'Refunds', position: 1 };

vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => null }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/read-records', () => ({ readRecords: vi.fn() }));
vi.mock('./use-sop-categories', () => ({ useSopCategories: () => ({ status: 'ready', data: [CATEGORY] }) }));

afterEach(cleanup);

const askToDelete = (inside: readonly object[]) => {
  vi.mocked(readRecords).mockResolvedValue(inside as never);
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({ agent_role: 'admin' })}>
        <SopCategoriesPage />
      </StaffSession>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: SOP_CATEGORY_TEXTS.deleteOf('Refunds') }));
};

it('says that a category still has SOPs instead of offering to delete it', async () => {
  askToDelete([makeSopArticle()]);
  await screen.findByText(SOP_CATEGORY_TEXTS.notEmpty('Refunds'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks before it deletes an empty category', async () => {
  askToDelete([]);
  expect(await screen.findByText(SOP_CATEGORY_TEXTS.deleteTitle('Refunds'))).toBeTruthy();
});
