import {
  getQueuedTickets,
  type PresentedQueue,
  takeNextTicket,
} from '@harborline/domain/api/inbox/smart-queues';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { makeUser } from '@harborline/domain/testing/factories';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { rowsAsFound } from '../found/testing';
import { QueuePane } from './queue-pane';
import { useQueuedTickets } from './use-queued-tickets';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));
vi.mock('../../../shared/staff/use-people-who', () => ({
  useLivePeopleWho: () => ({ status: 'ready', data: [] }),
}));
vi.mock('../list/list-choice', () => ({ QueueChoice: () => null }));
vi.mock('../list/inbox-tabs', () => ({ InboxTabs: () => null }));

const QUEUE: PresentedQueue = {
  smart_queue_ref: 'q1',
  name: 'Refunds',
  filter: 'waits.yes',
  order: 'longest-waiting',
  teams: [],
  capacity: 3,
  wait_minutes: 30,
  overflow_team: null,
  standing: 'draws',
};

const row = (ref: string) => ({
  conversation_ref: ref,
  number: 7,
  title: `About ${ref}`,
  visitor: { name: 'Vera', email: '' },
  status: 'open',
  last_message: { id: 'm', preview: 'Hello', sender_type: 'visitor', sender_name: '' },
  last_message_at: '2026-05-04T10:00:00Z',
  waits_since: '2026-05-04T08:00:00Z',
  is_unread_by_staff: true,
});

const TAKEN = {
  outcome: 'taken',
  conversation_ref: 'a',
  smart_queue_ref: 'q1',
  queue_name: 'Refunds',
  capacity: 0,
};

interface Answers {
  readonly queue?: Partial<PresentedQueue>;
  readonly tickets?: readonly object[];
  readonly found?: number;
  readonly taken?: object;
}

function answerWith({ queue = {}, tickets = [row('a')], found = tickets.length, taken = TAKEN }: Answers) {
  callApi.mockImplementation(async (contract: object) => {
    if (contract === getQueuedTickets)
      return { queue: { ...QUEUE, ...queue }, tickets, found, has_stopped: false };
    if (contract === takeNextTicket) return taken;
    return { tags: [], options: [], teams: [], queues: [] };
  });
}

const Place = () => <output>{useLocation().search}</output>;

function Pane() {
  const queued = useQueuedTickets('q1');
  const { state } = queued;
  const tickets = state.status === 'ready' ? (state.data?.tickets ?? []) : [];
  return (
    <QueuePane
      queueRef="q1"
      queued={queued}
      rows={rowsAsFound(tickets.map(({ id }) => id))}
      linkOf={(ref) => `/admin/inbox?conversation=${ref}`}
      openRef={null}
      isShownAlone
      onListKeyDown={() => {}}
    />
  );
}

/** @param mayReply whether the person may answer tickets */
function open(mayReply = true) {
  const permissions = resolvePermissions('agent', { canReplyToTickets: mayReply });
  const user = makeUser({ agent_role: 'agent', permissions });
  const session = { state: { status: 'ready' as const, user }, retryProfile: () => {}, end: async () => {} };
  renderAdmin(
    <SessionContextProvider session={session}>
      <MemoryRouter>
        <Pane />
        <Place />
      </MemoryRouter>
    </SessionContextProvider>,
  );
}

const takeButton = () => screen.queryByRole('button', { name: SMART_QUEUE_TEXTS.takeNext });

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('a smart queue in the inbox (D-115)', () => {
  it('shows what waits, and opens the ticket that is taken by the button or by T', async () => {
    answerWith({ tickets: [row('a'), row('b')], found: 60 });
    open();
    await screen.findByText(/About a/);
    screen.getByText(`${SMART_QUEUE_TEXTS.found(60)}. ${SMART_QUEUE_TEXTS.shownFirst(2)}`);
    fireEvent.keyDown(document.body, { key: 't' });
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(takeNextTicket, {
        body: expect.objectContaining({ smart_queue_ref: 'q1' }),
      }),
    );
    await screen.findByText('?tab=smartqueue&queue=q1&conversation=a');
    await screen.findByText(SMART_QUEUE_TEXTS.tookFrom('Refunds'));
  });

  it.each([
    [{ ...TAKEN, outcome: 'none' }, SMART_QUEUE_TEXTS.none],
    [{ ...TAKEN, outcome: 'at-capacity', capacity: 3 }, SMART_QUEUE_TEXTS.atCapacity('Refunds', 3)],
  ])('says why there is no next ticket', async (taken, text) => {
    answerWith({ taken });
    open();
    fireEvent.click(await screen.findByRole('button', { name: SMART_QUEUE_TEXTS.takeNext }));
    await screen.findByText(text);
    expect(screen.queryByText(/conversation=/)).toBeNull();
  });

  it('offers nothing to take to whoever does not draw, or answers no tickets', async () => {
    answerWith({ queue: { standing: 'none' } });
    open();
    await screen.findByText(SMART_QUEUE_TEXTS.looksOn);
    expect(takeButton()).toBeNull();
    fireEvent.keyDown(document.body, { key: 't' });
    expect(callApi).not.toHaveBeenCalledWith(takeNextTicket, expect.anything());
    cleanup();
    answerWith({ queue: { smart_queue_ref: 'q2' } });
    open(false);
    await screen.findByText(/About a/);
    expect(takeButton()).toBeNull();
  });

  it('tells those who help out when tickets come to them', async () => {
    answerWith({ queue: { standing: 'overflow' }, tickets: [] });
    open();
    await screen.findByText(SMART_QUEUE_TEXTS.late(30));
    screen.getByText(SMART_QUEUE_TEXTS.noneLate(30));
  });

  it.each([
    [404, SMART_QUEUE_TEXTS.missingTitle],
    [403, ADMIN_TEXTS.deniedTitle],
    [500, SMART_QUEUE_TEXTS.ticketsFailed],
  ])('says so if it is answered by %i', async (status, text) => {
    callApi.mockRejectedValue(new ApiError(status, 'No'));
    open();
    await screen.findByText(text);
  });
});
