import {
  findPeopleOfTickets,
  getCompany,
  getVisitorPerson,
  type PersonAnswer,
  setPersonNotes,
} from '@harborline/domain/api/inbox/visitor-people';
import { LIMITS } from '@harborline/domain/limits';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
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
const store = vi.hoisted(() => ({ own: [] as object[], ofAddress: [] as object[], below: [] as object[] }));
vi.mock('../../../shared/store/record-pages', () => ({
  recordPages: (_firestore: unknown, { where }: Asked) => ({
    watchNewest: ({ next }: { next(page: object): void }) => {
      const isOwn = where.some(([field]) => field === 'person_ref');
      next({ rows: isOwn ? store.own : store.ofAddress, isFromCache: false });
      return () => {};
    },
    fetchBelow: async () => store.below,
  }),
}));

const ticket = (id: string, person_ref?: string) => ({
  ...makeConversation({ id, ...(person_ref && { person_ref }), title: `About ${id}` }),
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
  has_more_others: false,
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
    if (contract === findPeopleOfTickets) return { found: [] };
    return { notes: 'x' };
  });

freshRequests();
beforeEach(() => {
  store.below = [];
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
  const router = createMemoryRouter(
    [
      { path: '/admin/inbox/person/:id', element: <PersonPage /> },
      { path: '/admin/inbox/company/:domain', element: <CompanyPage /> },
      { path: '*', Component: () => <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  renderAdmin(
    <StaffSession user={{ ...user, permissions: { ...user.permissions, ...permissions } }}>
      <RouterProvider router={router} />
    </StaffSession>,
  );
  return router;
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

async function typeNotes(value: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: PEOPLE_TEXTS.notes }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: PEOPLE_TEXTS.saveNotes }));
}

it('saves notes once they differ, and asks before what was typed is lost', async () => {
  const router = show();
  const field = await screen.findByRole('textbox', { name: PEOPLE_TEXTS.notes });
  expect(screen.getByText(PEOPLE_TEXTS.notesHelp).id).toBe(field.getAttribute('aria-describedby'));
  const save = screen.getByRole('button', { name: PEOPLE_TEXTS.saveNotes });
  expect(save.hasAttribute('disabled')).toBe(true);
  fireEvent.change(field, { target: { value: 'Prefers mail' } });
  await act(() => router.navigate('/admin/inbox'));
  expect(await screen.findByText(PEOPLE_TEXTS.notesLeave)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: KIT_TEXTS.stay }));
  fireEvent.click(save);
  await waitFor(() =>
    expect(callApi).toHaveBeenCalledWith(setPersonNotes, {
      body: { person_ref: 'vera', notes: 'Prefers mail', read: 'Calls' },
    }),
  );
});

it('keeps what was typed where somebody else has changed the notes, and shows theirs', async () => {
  show();
  await screen.findByRole('textbox', { name: PEOPLE_TEXTS.notes });
  const theirs = { ...ANSWER, person: { ...ANSWER.person, notes: 'Calls in German' } };
  callApi.mockImplementation(async (contract: object) => {
    if (contract === setPersonNotes) throw new ApiError(409, PEOPLE_TEXTS.notesChanged);
    return theirs;
  });
  await typeNotes('Prefers mail');
  const shown = await screen.findByText('Calls in German');
  expect(shown.closest('[role="alert"]')?.textContent).toContain(PEOPLE_TEXTS.notesNow);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: PEOPLE_TEXTS.notes });
  expect(field.value).toBe('Prefers mail');
  answerWith(theirs);
  await waitFor(() => expect(field.readOnly).toBe(false));
  await typeNotes('Prefers mail, in German');
  await waitFor(() =>
    expect(callApi).toHaveBeenCalledWith(setPersonNotes, {
      body: { person_ref: 'vera', notes: 'Prefers mail, in German', read: 'Calls in German' },
    }),
  );
});

it('begins with the tickets, which a phone shows one below the other with who it is', async () => {
  show();
  const tickets = await screen.findByRole('heading', { name: PEOPLE_TEXTS.tickets });
  const about = screen.getByRole('heading', { name: PEOPLE_TEXTS.facts.about });
  expect(tickets.compareDocumentPosition(about) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('works out whose tickets from before are, and says so until then', async () => {
  store.ofAddress = [ticket('claim', 'typed'), ticket('old')];
  show();
  const older = await screen.findByRole('list', { name: PEOPLE_TEXTS.unsorted(VERA.email) });
  expect(linksIn(older)).toEqual(['old']);
  expect(linksIn(screen.getByRole('list', { name: PEOPLE_TEXTS.claims(VERA.email) }))).toEqual(['claim']);
  expect(callApi).toHaveBeenCalledWith(findPeopleOfTickets, { body: { conversation_refs: ['old'] } });
});

it('says among how many there is no claim, while there may be more', async () => {
  store.ofAddress = Array.from({ length: LIMITS.listPageSize }, (_, index) => ticket(`own${index}`, 'vera'));
  show();
  expect(await screen.findByText(PEOPLE_TEXTS.noneAmong(LIMITS.listPageSize))).toBeTruthy();
  expect(screen.queryByText(PEOPLE_TEXTS.noTickets)).toBeNull();
});

it('shows no ticket of a claim as the person’s once their merge is undone, on older pages neither', async () => {
  store.own = Array.from({ length: LIMITS.listPageSize }, (_, index) => ticket(`own${index}`, 'vera'));
  store.ofAddress = [];
  store.below = [ticket('moved', 'vera')];
  const merge = { id: 'm', at: new Date(0).toISOString(), by_name: 'Ada', reason: '', name: 'V. B.' };
  const merged = { ...merge, is_undone: false, may_undo: true };
  answerWith({ ...ANSWER, person: { ...ANSWER.person, merges: [merged] } });
  show();
  fireEvent.click(await screen.findByRole('button', { name: PEOPLE_TEXTS.more }));
  // By name alone: roles of that many rows take long to work out.
  const own = () =>
    [
      ...screen.getByLabelText(PEOPLE_TEXTS.tickets, { selector: 'ul' }).querySelectorAll('[data-ticket]'),
    ].map((link) => link.getAttribute('data-ticket'));
  await waitFor(() => expect(own()).toContain('moved'));
  store.own = [...store.own.slice(1), ticket('theirs', 'proven')];
  answerWith({
    ...ANSWER,
    person: { ...ANSWER.person, merges: [{ ...merged, name: '', is_undone: true, may_undo: false }] },
  });
  fireEvent.click(screen.getByRole('button', { name: PEOPLE_TEXTS.undoLabel('V. B.') }));
  await waitFor(() => expect(own()).not.toContain('moved'));
  expect(own()).not.toContain('theirs');
  expect(screen.getByText(PEOPLE_TEXTS.mergedBy('', 'Ada'))).toBeTruthy();
});

it('says so if there is no such person', async () => {
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
