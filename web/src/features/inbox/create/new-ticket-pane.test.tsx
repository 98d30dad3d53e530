import { createTicket } from '@harborline/domain/api/inbox/tickets';
import { makeUser } from '@harborline/domain/testing/factories';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { NEW_TICKET_TEXTS } from '@harborline/domain/texts/new-ticket';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { NewTicketPane } from './new-ticket-pane';

const calls = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../shared/duty/use-duty', () => ({
  useDuty: () => ({ of: () => undefined, reload: async () => {} }),
}));
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), ...calls }));
vi.mock('../../session', () => ({ useWorkOwner: () => owner }));
vi.mock('../../../shared/staff/use-people-who', () => ({
  useLivePeopleWho: () => ({ status: 'ready', data: team.people }),
}));
const PEOPLE = ['Ada', 'Ben'].map((name) => ({
  id: name.toLowerCase(),
  display_name: name,
  agent_name: '',
}));
const team = { people: PEOPLE };
const owner = { uid: 'ada', isTrusted: false };
const VIEW = { tab: 'inbox', filter: 'open', tag: null, uid: 'ada' } as const;

function show(
  permissions: Record<string, boolean> = { canViewExistingTickets: true, canReplyToTickets: true },
) {
  const router = createMemoryRouter([{ path: '*', element: <NewTicketPane view={VIEW} /> }], {
    initialEntries: ['/admin/inbox?tab=inbox&new=ticket'],
  });
  renderAdmin(
    <StaffSession user={makeUser({ uid: 'ada', display_name: 'Ada', permissions })}>
      <RouterProvider router={router} />
    </StaffSession>,
  );
  return router;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function fill() {
  write(NEW_TICKET_TEXTS.email, 'vera@visitor.example');
  write(NEW_TICKET_TEXTS.subject, 'Your lamp');
  write(NEW_TICKET_TEXTS.text, 'It is ready.');
}
/** What was asked of the endpoint; failures are reported by another. */
const sent = () =>
  calls.callApi.mock.calls.filter(([contract]) => contract === createTicket).map(([, { body }]) => body);

beforeEach(() => {
  calls.callApi.mockResolvedValue({ conversation_ref: 'c1', number: 7 });
  team.people = PEOPLE;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  window.sessionStorage.clear();
});

describe('a new ticket for somebody (D-100)', () => {
  it('says what is missing, and leads to the first of it', () => {
    show();
    press(NEW_TICKET_TEXTS.send);
    for (const text of [
      NEW_TICKET_TEXTS.emailInvalid,
      NEW_TICKET_TEXTS.subjectMissing,
      NEW_TICKET_TEXTS.textMissing,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(field(NEW_TICKET_TEXTS.email));
    expect(calls.callApi).not.toHaveBeenCalled();
  });

  it('is created for oneself and mailed, once however often the button is pressed, and opens', async () => {
    const router = show();
    fill();
    press(NEW_TICKET_TEXTS.send);
    fireEvent.submit(field(NEW_TICKET_TEXTS.email).form as HTMLFormElement);
    await waitFor(() => expect(router.state.location.search).toContain('conversation=c1'));
    expect(sent()).toEqual([
      {
        request_id: expect.any(String),
        email: 'vera@visitor.example',
        name: '',
        subject: 'Your lamp',
        text: 'It is ready.',
        file_urls: [],
        is_mailed: true,
        assigned_to: 'ada',
      },
    ]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is a note for the team, or somebody else’s, if that is chosen', async () => {
    show();
    fill();
    fireEvent.click(screen.getByLabelText(NEW_TICKET_TEXTS.note));
    write('Assigned to', 'ben');
    press(NEW_TICKET_TEXTS.save);
    await waitFor(() => expect(sent()).toMatchObject([{ is_mailed: false, assigned_to: 'ben' }]));
  });

  it('loses nothing by a refusal, and tries again under the same id', async () => {
    calls.callApi.mockRejectedValueOnce(new Error(''));
    show();
    fill();
    press(NEW_TICKET_TEXTS.send);
    expect((await screen.findByRole('alert')).textContent).toBe(NEW_TICKET_TEXTS.failed);
    expect(field(NEW_TICKET_TEXTS.text).value).toBe('It is ready.');
    press(NEW_TICKET_TEXTS.send);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('says that an earlier attempt created it, keeps what is written, and creates another under a new id', async () => {
    const refusal = NEW_TICKET_TEXTS.createdAlready('#7');
    calls.callApi.mockRejectedValueOnce(new Error(''));
    show();
    fill();
    press(NEW_TICKET_TEXTS.send);
    await screen.findByText(NEW_TICKET_TEXTS.failed);
    write(NEW_TICKET_TEXTS.text, 'It is not ready.');
    calls.callApi.mockRejectedValueOnce(new ApiError(409, refusal));
    press(NEW_TICKET_TEXTS.send);
    await screen.findByText(refusal);
    expect(field(NEW_TICKET_TEXTS.text).value).toBe('It is not ready.');
    press(NEW_TICKET_TEXTS.send);
    await waitFor(() => expect(sent()).toHaveLength(3));
    const ids = sent().map(({ request_id: id }) => id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
    expect(sent()[2]).toMatchObject({ text: 'It is not ready.' });
  });

  it('is still there after its writer left, until they discard it', async () => {
    show();
    fill();
    cleanup();
    const router = show();
    expect(field(NEW_TICKET_TEXTS.subject).value).toBe('Your lamp');
    press(NEW_TICKET_TEXTS.discard);
    fireEvent.click(
      (await screen.findAllByRole('button', { name: NEW_TICKET_TEXTS.discard })).at(-1) as HTMLElement,
    );
    await waitFor(() => expect(router.state.location.search).not.toContain('new='));
    cleanup();
    show();
    expect(field(NEW_TICKET_TEXTS.subject).value).toBe('');
  });

  it('says that a chosen teammate has left meanwhile, until another is chosen', async () => {
    show();
    fill();
    write('Assigned to', 'ben');
    cleanup();
    team.people = [{ id: 'ada', display_name: 'Ada', agent_name: '' }];
    show();
    const choice = field('Assigned to');
    expect(choice.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      ASSIGNEE_TEXTS.gone,
    );
    screen.getByRole('option', { name: ASSIGNEE_TEXTS.formerTeammate });
    write('Assigned to', 'ada');
    expect(screen.queryByText(ASSIGNEE_TEXTS.gone)).toBeNull();
  });

  it('is refused to whoever does not answer tickets', () => {
    show({ canViewExistingTickets: true });
    expect(screen.getByText(ADMIN_TEXTS.deniedTitle)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
