import {
  getCompany,
  getVisitorPerson,
  type PersonAnswer,
  setPersonNotes,
} from '@harborline/domain/api/inbox/visitor-people';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { CompanyPage } from './company-page';
import { PersonPage } from './person-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));

interface Asked {
  readonly where: readonly (readonly unknown[])[];
}
const store = vi.hoisted(() => ({ own: [] as object[], ofAddress: [] as object[] }));
vi.mock('../../../shared/store/record-pages', () => ({
  recordPages: (_firestore: unknown, { where }: Asked) => ({
    watchNewest: ({ next }: { next(page: object): void }) => {
      const isOwn = where.some(([field]) => field === 'person_ref');
      next({ rows: isOwn ? store.own : store.ofAddress, isFromCache: false });
      return () => {};
    },
    fetchBelow: async () => [],
  }),
}));

const ticket = (id: string, person_ref: string) => ({
  ...makeConversation({ id, person_ref, title: `About ${id}` }),
  id,
  isPending: false,
});

const VERA = { id: 'vera', name: 'Vera', email: 'vera@shop.example', is_verified: true };
const ANSWER: PersonAnswer = {
  person: { ...VERA, company: 'shop.example', notes: 'Calls', merges: [] },
  others: [
    { ...VERA, id: 'proven', name: 'V. B.', is_verified: false, may_merge: true },
    { ...VERA, id: 'typed', name: 'Somebody', is_verified: false, may_merge: false },
  ],
};

const answerWith = (answer: PersonAnswer | ApiError) =>
  callApi.mockImplementation(async (contract: object) => {
    if (contract === getVisitorPerson && answer instanceof ApiError) throw answer;
    if (contract === getVisitorPerson) return answer;
    if (contract === getCompany)
      return {
        people: [{ ...VERA, last_ticket_at: new Date(0).toISOString() }],
        open_count: 3,
        has_more: false,
      };
    return { notes: 'x' };
  });

freshRequests();
beforeEach(() => {
  store.own = [ticket('own', 'vera')];
  store.ofAddress = [ticket('own', 'vera'), ticket('claim', 'typed')];
  answerWith(ANSWER);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(path = '/admin/inbox/person/vera', permissions = {}) {
  const user = makeUser({ agent_role: 'agent' });
  renderAdmin(
    <MemoryRouter initialEntries={[path]}>
      <StaffSession user={{ ...user, permissions: { ...user.permissions, ...permissions } }}>
        <Routes>
          <Route path="/admin/inbox/person/:id" element={<PersonPage />} />
          <Route path="/admin/inbox/company/:domain" element={<CompanyPage />} />
        </Routes>
      </StaffSession>
    </MemoryRouter>,
  );
}

const linksIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('data-ticket'));

it('shows a person’s own tickets, and apart those of others under the address', async () => {
  show();
  expect(linksIn(await screen.findByRole('list', { name: PEOPLE_TEXTS.tickets }))).toEqual(['own']);
  const apart = screen.getByRole('region', { name: PEOPLE_TEXTS.claims(VERA.email) });
  expect(linksIn(within(apart).getByRole('list'))).toEqual(['claim']);
  expect(within(apart).getByText(PEOPLE_TEXTS.claimsHint)).toBeTruthy();
});

it('offers to merge only who is proven to be the same, and nothing to whoever only reads', async () => {
  show();
  await screen.findByRole('button', { name: PEOPLE_TEXTS.mergeLabel('V. B.') });
  expect(screen.queryByRole('button', { name: PEOPLE_TEXTS.mergeLabel('Somebody') })).toBeNull();
  expect(screen.getByText(PEOPLE_TEXTS.unproven)).toBeTruthy();
  cleanup();
  show(undefined, { canReplyToTickets: false });
  await screen.findByRole('list', { name: PEOPLE_TEXTS.others });
  expect(screen.queryByRole('button', { name: PEOPLE_TEXTS.mergeLabel('V. B.') })).toBeNull();
  expect(screen.queryByRole('button', { name: PEOPLE_TEXTS.saveNotes })).toBeNull();
  expect(screen.getByText('Calls')).toBeTruthy();
});

it('saves notes once they differ', async () => {
  show();
  const field = await screen.findByLabelText(PEOPLE_TEXTS.notesHelp);
  const save = screen.getByRole('button', { name: PEOPLE_TEXTS.saveNotes });
  expect(save.hasAttribute('disabled')).toBe(true);
  fireEvent.change(field, { target: { value: 'Prefers mail' } });
  fireEvent.click(save);
  await vi.waitFor(() =>
    expect(callApi).toHaveBeenCalledWith(setPersonNotes, {
      body: { person_ref: 'vera', notes: 'Prefers mail' },
    }),
  );
});

it('says so where nobody is', async () => {
  answerWith(new ApiError(404, 'gone'));
  show();
  expect(await screen.findByText(PEOPLE_TEXTS.gone)).toBeTruthy();
});

it('lists the people of a company with a count of their open tickets', async () => {
  show('/admin/inbox/company/shop.example');
  expect(await screen.findByText(PEOPLE_TEXTS.companyCount(1, 3))).toBeTruthy();
  const link = within(screen.getByRole('list', { name: PEOPLE_TEXTS.companyPeople })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/admin/inbox/person/vera');
});
