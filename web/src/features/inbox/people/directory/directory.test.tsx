import { listCompanies, listPeople } from '@harborline/domain/api/inbox/visitor-people';
import { makeUser } from '@harborline/domain/testing/factories';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { PEOPLE_TEXTS } from '@harborline/domain/texts/visitor-people';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/api/call-api';
import { freshRequests } from '../../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { StaffSession } from '../../../../shared/testing/staff-session';
import { FoundPeople } from '../../search/found-people';
import { CompaniesPage } from './companies-page';
import { PeoplePage } from './people-page';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../../shared/api/call-api', async (original) => ({
  ...(await original<object>()),
  callApi,
}));

const TEXTS = PEOPLE_TEXTS.directory;
const at = { last_ticket_at: new Date(0).toISOString() };
const END = { next_cursor: '', has_stopped: false };
const person = (id: string, is_verified = true) => ({
  ...{ id, name: `Name of ${id}`, email: `${id}@shop.example`, is_verified, company: 'shop.example' },
  ...at,
});

interface Asked {
  readonly query: { readonly q?: string; readonly cursor?: string };
}

/** What the server answers to a request for people. */
const answerPeople = (answer: (query: Asked['query']) => object) =>
  callApi.mockImplementation(async (contract: object, { query }: Asked) => {
    if (contract === listPeople) return answer(query);
    expect(contract).toBe(listCompanies);
    return { companies: [{ domain: 'shop.example', people_count: 2, ...at }], ...END };
  });

freshRequests();
beforeEach(() => {
  answerPeople(() => ({ people: [person('vera'), person('typed', false)], ...END }));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(path = '/admin/inbox/people') {
  const router = createMemoryRouter(
    [
      { path: '/admin/inbox/people', element: <PeoplePage /> },
      { path: '/admin/inbox/companies', element: <CompaniesPage /> },
      { path: '/found', element: <FoundPeople query="shop" /> },
    ],
    { initialEntries: [path] },
  );
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: 'agent' })}>
      <RouterProvider router={router} />
    </StaffSession>,
  );
  return router;
}

const linksIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('lists people, each with a link to their page and whether the address is proven', async () => {
  show();
  await screen.findByText('Name of vera');
  expect(linksIn(TEXTS.people)).toEqual(['/admin/inbox/person/vera', '/admin/inbox/person/typed']);
  expect(screen.getAllByText(PEOPLE_TEXTS.claimed)).toHaveLength(1);
});

it('lists companies with the number of their people', async () => {
  show('/admin/inbox/companies');
  await screen.findByText('shop.example');
  expect(linksIn(TEXTS.companies)).toEqual(['/admin/inbox/company/shop.example']);
  expect(screen.getByText('2 people')).toBeTruthy();
});

it('asks the server for what is typed, and keeps it in the address', async () => {
  const router = show();
  await screen.findByText('Name of vera');
  answerPeople(({ q }) => ({ people: q === 'nobody' ? [] : [person('vera')], ...END }));
  fireEvent.change(screen.getByRole('searchbox', { name: TEXTS.searchPeople }), {
    target: { value: 'nobody' },
  });
  expect(await screen.findByText(TEXTS.noneFound)).toBeTruthy();
  expect(router.state.location.search).toBe('?q=nobody');
});

it('goes on where the server stopped looking', async () => {
  answerPeople(({ cursor }) =>
    cursor === undefined
      ? { people: [], next_cursor: '1.0.x', has_stopped: true }
      : { people: [person('late')], ...END },
  );
  show('/admin/inbox/people?q=late%20one');
  fireEvent.click(await screen.findByRole('button', { name: TEXTS.goOn }));
  await screen.findByText('Name of late');
  expect(screen.queryByText(TEXTS.stopped)).toBeNull();
});

it('says that nobody has written, that it failed, or that it is denied', async () => {
  answerPeople(() => ({ people: [], ...END }));
  show();
  expect(await screen.findByText(TEXTS.nobody)).toBeTruthy();
  cleanup();
  for (const [status, text] of [
    [500, TEXTS.loadFailed],
    [403, ADMIN_TEXTS.deniedTitle],
  ] as const) {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerPeople(() => {
      throw new ApiError(status, 'no');
    });
    show(`/admin/inbox/people?q=no${status}`);
    expect(await screen.findByText(text)).toBeTruthy();
    cleanup();
  }
});

it('shows people and companies above the tickets of a search', async () => {
  show('/found');
  const found = await screen.findByRole('region', { name: TEXTS.found });
  const links = within(found).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/inbox/people?q=shop',
    '/admin/inbox/person/vera',
    '/admin/inbox/person/typed',
    '/admin/inbox/company/shop.example',
  ]);
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(2));
});
