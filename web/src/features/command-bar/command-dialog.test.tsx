import { searchTickets } from '@harborline/domain/api/inbox/ticket-search';
import { listCompanies, listPeople } from '@harborline/domain/api/inbox/visitor-people';
import { makeUser } from '@harborline/domain/testing/factories';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '../../shared/api/call-api';
import { freshRequests } from '../../shared/testing/fresh-requests';
import { renderAdmin } from '../../shared/testing/render-admin';
import { StaffSession } from '../../shared/testing/staff-session';
import { CommandDialog } from './command-dialog';

vi.mock('../../shared/api/call-api', async (original) => ({
  ...(await original<object>()),
  callApi: vi.fn(),
}));
const logOut = vi.hoisted(() => vi.fn());
const setAway = vi.hoisted(() => vi.fn());
vi.mock('../session', () => ({ useLogOut: () => logOut }));
vi.mock('../profile', () => ({ useAwayMode: () => ({ isAway: false, setAway }) }));
vi.mock('../../shared/staff/use-people-who', () => ({ useLivePeopleWho: () => ({ status: 'loading' }) }));
vi.mock('../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));

const PAGES = [
  { label: 'Inbox', part: '', to: '/admin/inbox?tab=inbox' },
  { label: 'Teammates', part: 'Settings', to: '/admin/profile/teammates' },
];
const TICKET = {
  conversation_ref: 'late-order',
  number: 42,
  title: { text: 'My <b>order</b> is late', ranges: [] },
  person: { text: 'Zoë Quill', ranges: [] },
  snippet: { text: '', ranges: [] },
  status: 'open' as const,
  last_message_at: '2026-01-01T00:00:00.000Z',
};

const VERA = { id: 'vera', name: 'Vera Order', email: 'vera@order.example', is_verified: true };

function answerTo(contract: object) {
  const end = { next_cursor: '', has_stopped: false };
  if (contract === listPeople) return { people: [VERA], ...end };
  if (contract === listCompanies) return { companies: [{ domain: 'order.example' }], ...end };
  return { tickets: [TICKET], ...end };
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};
const address = () => screen.getByTestId('address').textContent;

function show(permissions = makeUser().permissions) {
  const onClose = vi.fn();
  renderAdmin(
    <StaffSession user={makeUser({ permissions })}>
      <MemoryRouter initialEntries={['/admin/content']}>
        <Address />
        <CommandDialog pages={PAGES} onClose={onClose} />
      </MemoryRouter>
    </StaffSession>,
  );
  return onClose;
}
const field = () => screen.getByRole('combobox', { name: COMMAND_TEXTS.field });
const active = () => {
  const id = field().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the command bar', () => {
  freshRequests();
  beforeEach(() => {
    vi.mocked(callApi).mockReset();
    vi.mocked(callApi).mockImplementation(async (contract: object) => answerTo(contract));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(cleanup);

  it('begins in its field, with what can be done and the pages', () => {
    show();
    expect(document.activeElement).toBe(field());
    expect(options()).toContain('TeammatesSettings');
    expect(options()).toContain(COMMAND_TEXTS.awayOn);
    expect(options()).not.toContain(COMMAND_TEXTS.copyLink);
    expect(callApi).not.toHaveBeenCalled();
  });

  it('goes to a page by keys alone', async () => {
    const onClose = show();
    await userEvent.type(field(), 'team');
    expect(active()).toBe('TeammatesSettings');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(address()).toBe('/admin/profile/teammates');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does things, and hands on the click with which somebody logs out', async () => {
    show();
    await userEvent.click(screen.getByRole('option', { name: COMMAND_TEXTS.awayOn }));
    expect(setAway).toHaveBeenCalledExactlyOnceWith(true);
    await userEvent.click(screen.getByRole('option', { name: COMMAND_TEXTS.logOut }));
    expect(logOut).toHaveBeenCalledExactlyOnceWith(expect.any(Event));
  });

  it('takes the next ticket of the smart queues, for those who answer tickets', async () => {
    vi.mocked(callApi).mockResolvedValue({
      outcome: 'taken',
      conversation_ref: 'late-order',
      smart_queue_ref: 'refunds',
      queue_name: 'Refunds',
      capacity: 0,
    });
    show();
    await userEvent.click(screen.getByRole('option', { name: SMART_QUEUE_TEXTS.takeNext }));
    await screen.findByText(SMART_QUEUE_TEXTS.tookFrom('Refunds'));
    expect(address()).toBe('/admin/inbox?tab=smartqueue&queue=refunds&conversation=late-order');
    cleanup();
    show({ ...makeUser().permissions, canReplyToTickets: false });
    expect(options()).not.toContain(SMART_QUEUE_TEXTS.takeNext);
  });

  it('finds tickets once the typing pauses, and leads to all of them', async () => {
    show();
    await userEvent.type(field(), 'order');
    expect(active()).toBe(COMMAND_TEXTS.searchFor('order'));
    const option = await screen.findByRole('option', { name: /My <b>order<\/b> is late/ });
    const asked = vi.mocked(callApi).mock.calls.filter(([contract]) => contract === searchTickets);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.[1]).toMatchObject({ query: { q: 'order', per_page: 5 } });
    await userEvent.click(option);
    expect(address()).toBe('/admin/inbox?tab=inbox&conversation=late-order');
  });

  it('finds people and companies, and leads to their pages (D-134)', async () => {
    show();
    await userEvent.type(field(), 'order');
    await userEvent.click(await screen.findByRole('option', { name: /Vera Order/ }));
    expect(address()).toBe('/admin/inbox/person/vera');
    await userEvent.click(await screen.findByRole('option', { name: /^order\.example/ }));
    expect(address()).toBe('/admin/inbox/company/order.example');
  });

  it('searches the inbox for what was typed', async () => {
    show();
    await userEvent.type(field(), 'late order{Enter}');
    expect(address()).toBe('/admin/inbox?tab=search&q=late+order');
  });

  it('leads those who write articles to the ones that have the words', async () => {
    const { permissions } = makeUser();
    show({ ...permissions, canCreateAndUpdateHelpCenterArticles: true });
    await userEvent.type(field(), 'brake & bell');
    await userEvent.click(
      screen.getByRole('option', { name: COMMAND_TEXTS.searchArticlesFor('brake & bell') }),
    );
    expect(address()).toBe('/admin/content?q=brake%20%26%20bell');
    cleanup();
    show({ ...permissions, canCreateAndUpdateHelpCenterArticles: false });
    await userEvent.type(field(), 'brake');
    expect(options()).not.toContain(COMMAND_TEXTS.searchArticlesFor('brake'));
  });

  it('says that tickets could not be searched, or that nothing fits', async () => {
    vi.mocked(callApi).mockRejectedValue(new Error('down'));
    show();
    await userEvent.type(field(), 'order');
    expect((await screen.findAllByText(COMMAND_TEXTS.searchFailed)).length).toBeGreaterThan(0);
    await userEvent.clear(field());
    await userEvent.type(field(), '?!');
    expect(screen.getAllByText(COMMAND_TEXTS.none).length).toBeGreaterThan(0);
  });

  it('searches no tickets for those who may not view them', async () => {
    const { permissions } = makeUser();
    show({ ...permissions, canViewExistingTickets: false, canCreateAndUpdateHelpCenterArticles: false });
    await userEvent.type(field(), 'order');
    expect(options()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(callApi).not.toHaveBeenCalled();
  });
});
