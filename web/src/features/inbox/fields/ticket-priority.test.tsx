import { setTicketPriority } from '@harborline/domain/api/inbox/ticket-priority';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { PRIORITY_LABELS, PRIORITY_TEXTS } from '@harborline/domain/texts/priority';
import { PRIORITY_LEVELS } from '@harborline/domain/tickets/priority';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { TicketPriority } from './ticket-priority';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

function show(level?: number, permissions?: Record<string, boolean>) {
  const ticket = { ...makeConversation({ priority_level: level }), id: 'c1', isPending: false };
  const user = makeUser({ uid: 'somebody', agent_role: 'agent', ...(permissions && { permissions }) });
  const session = { state: { status: 'ready' as const, user }, retryProfile: () => {}, end: async () => {} };
  renderAdmin(
    <SessionContextProvider session={session}>
      <TicketPriority ticket={ticket} />
    </SessionContextProvider>,
  );
}
const button = (name: string) => screen.getByRole('button', { name: PRIORITY_TEXTS.choose(name) });
const sent = (more: object) => ({ body: { conversation_ref: 'c1', ...more } });

freshRequests();
beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

describe('the priority of a ticket (D-108)', () => {
  it('is chosen from a menu, and taken back by its name', async () => {
    callApi.mockResolvedValue({});
    show();
    fireEvent.click(button(PRIORITY_LABELS.normal));
    const options = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(options).toEqual(['Urgent', 'High', 'Normal', 'Low']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: PRIORITY_LABELS.urgent }));
    await waitFor(() =>
      expect(callApi).toHaveBeenCalledWith(setTicketPriority, sent({ priority: 'urgent' })),
    );
    fireEvent.click(await screen.findByRole('button', { name: PRIORITY_TEXTS.undo }));
    const back = sent({ priority: 'normal', only_from: 'urgent' });
    await waitFor(() => expect(callApi).toHaveBeenCalledWith(setTicketPriority, back));
  });

  it('is not sent if it is chosen again', () => {
    show(PRIORITY_LEVELS.high);
    fireEvent.click(button(PRIORITY_LABELS.high));
    fireEvent.click(screen.getByRole('menuitemradio', { name: PRIORITY_LABELS.high }));
    expect(callApi).not.toHaveBeenCalled();
  });

  it('says why it was refused', async () => {
    callApi.mockRejectedValue(new ApiError(500, ''));
    show();
    fireEvent.click(button(PRIORITY_LABELS.normal));
    fireEvent.click(screen.getByRole('menuitemradio', { name: PRIORITY_LABELS.low }));
    await screen.findByText(PRIORITY_TEXTS.failed);
  });

  it('is only read by those who answer no tickets', () => {
    show(PRIORITY_LEVELS.urgent, { canReplyToTickets: false });
    expect(screen.getByText(PRIORITY_LABELS.urgent)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
