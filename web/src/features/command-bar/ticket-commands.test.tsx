import { getTags } from '@harborline/domain/api/inbox/tags';
import { makeUser } from '@harborline/domain/testing/factories';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi } from '../../shared/api/call-api';
import { offerTicket } from '../../shared/commands/ticket-target';
import { freshRequests } from '../../shared/testing/fresh-requests';
import { renderAdmin } from '../../shared/testing/render-admin';
import { StaffSession } from '../../shared/testing/staff-session';
import { CommandDialog } from './command-dialog';

vi.mock('../../shared/api/call-api', async (original) => ({
  ...(await original<object>()),
  callApi: vi.fn(),
}));
vi.mock('../session', () => ({ useLogOut: () => vi.fn() }));
vi.mock('../profile', () => ({ useAwayMode: () => ({ isAway: false, setAway: vi.fn() }) }));
vi.mock('../../shared/config/environment', () => ({ environment: () => ({ defaultLibraryId: 'main' }) }));
const live = vi.hoisted(() => ({ useLivePeopleWho: vi.fn() }));
vi.mock('../../shared/staff/use-people-who', () => live);

const STATUSES = [
  { ref: 'open', name: STATUS_TEXTS.open, counts_as: 'open', is_own: false },
  { ref: 'parts', name: 'Waiting for parts', counts_as: 'pending', is_own: true },
];
const TAGS = [
  { tag_ref: 'rain', name: 'Rain covers' },
  { tag_ref: 'racks', name: 'Racks' },
];
const ticket = {
  status: { status: 'open' as const },
  setStatus: vi.fn(),
  assignedTo: 'june',
  assign: vi.fn(),
  priority: 'normal' as const,
  setPriority: vi.fn(),
  tagRefs: ['rain'],
  setTag: vi.fn(),
  merge: vi.fn(),
};

function show() {
  const user = makeUser({ uid: 'me', agent_name: 'Iris' });
  renderAdmin(
    <StaffSession user={user}>
      <MemoryRouter>
        <CommandDialog pages={[]} onClose={vi.fn()} />
      </MemoryRouter>
    </StaffSession>,
  );
}
const type = (text: string) =>
  userEvent.type(screen.getByRole('combobox', { name: COMMAND_TEXTS.field }), text);
const option = (name: string) => screen.findByRole('option', { name });
const run = async (text: string, name: string) => {
  show();
  await type(text);
  await userEvent.click(await option(name));
  cleanup();
};

describe('the ticket that is shown, in the command bar (D-106)', () => {
  freshRequests();
  let takeBack = () => {};
  beforeEach(() => {
    vi.clearAllMocks();
    takeBack = offerTicket(ticket);
    live.useLivePeopleWho.mockReturnValue({
      status: 'ready',
      data: [
        { id: 'me', agent_name: 'Iris', display_name: '' },
        { id: 'june', agent_name: 'June', display_name: '' },
      ],
    });
    vi.mocked(callApi).mockImplementation(async (contract) =>
      contract === getTags
        ? { tags: TAGS, merged: [] }
        : { statuses: STATUSES, macros: [], tickets: [], next_cursor: '', has_stopped: false },
    );
  });
  afterEach(() => {
    takeBack();
    cleanup();
  });

  it('is assigned, to oneself or nobody, but not to whoever has it', async () => {
    await run('iris', COMMAND_TEXTS.assignTo('Iris (you)'));
    expect(ticket.assign).toHaveBeenLastCalledWith({ id: 'me', name: 'Iris' });
    await run('assign nobody', COMMAND_TEXTS.assignTo('Nobody'));
    expect(ticket.assign).toHaveBeenLastCalledWith({ id: '', name: '' });
    show();
    await type('assign');
    expect(screen.queryByRole('option', { name: COMMAND_TEXTS.assignTo('June') })).toBeNull();
  });

  it("gets a status, the library's own among them, but not the one that it has", async () => {
    await run('waiting parts', COMMAND_TEXTS.setStatus('Waiting for parts'));
    expect(ticket.setStatus).toHaveBeenLastCalledWith('pending', expect.objectContaining({ ref: 'parts' }));
    await run('pending', COMMAND_TEXTS.setStatus(STATUS_TEXTS.pending));
    expect(ticket.setStatus).toHaveBeenLastCalledWith('pending', null);
    show();
    await type('status');
    await option(COMMAND_TEXTS.setStatus('Waiting for parts'));
    expect(screen.queryByRole('option', { name: COMMAND_TEXTS.setStatus(STATUS_TEXTS.open) })).toBeNull();
  });

  it('gets a priority and tags, loses one that it has, and is merged', async () => {
    await run('urgent', COMMAND_TEXTS.setPriority('Urgent'));
    expect(ticket.setPriority).toHaveBeenCalledExactlyOnceWith('urgent');
    await run('racks', COMMAND_TEXTS.addTag('Racks'));
    expect(ticket.setTag).toHaveBeenLastCalledWith('Racks', true);
    await run('rain', TAG_TEXTS.remove('Rain covers'));
    expect(ticket.setTag).toHaveBeenLastCalledWith('Rain covers', false);
    await run('merge', COMMAND_TEXTS.mergeTicket);
    expect(ticket.merge).toHaveBeenCalledOnce();
  });

  it('is left alone until something is typed, and reads nothing before', () => {
    show();
    expect(screen.queryByRole('option', { name: COMMAND_TEXTS.mergeTicket })).toBeNull();
    expect(callApi).not.toHaveBeenCalled();
    expect(live.useLivePeopleWho).toHaveBeenLastCalledWith(null, expect.anything());
  });
});
