import { changeTicketStatus } from '@harborline/domain/api/inbox/tickets';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import type { Ticket } from '../ticket';
import { RowStatus } from './row-status';
import { StatusActions } from './status-actions';
import { type TicketStatus, useTicketStatus } from './use-ticket-status';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

const STATUSES = [
  { ref: 'open', name: 'Open', counts_as: 'open', is_own: false },
  { ref: 'refund', name: 'Refund under way', counts_as: 'open', is_own: true },
  { ref: 'pending', name: 'Pending', counts_as: 'pending', is_own: false },
  { ref: 'supplier', name: 'Waiting for supplier', counts_as: 'pending', is_own: true },
  { ref: 'snoozed', name: 'Snoozed', counts_as: 'snoozed', is_own: false },
  { ref: 'closed', name: 'Closed', counts_as: 'closed', is_own: false },
];

const ticketWith = (changes: Partial<Ticket>): Ticket => ({
  ...makeConversation({ id: 't1', status: 'pending' }),
  isPending: false,
  ...changes,
});

const render = (shown: ReactNode) =>
  renderAdmin(<StaffSession user={makeUser({ uid: 'somebody', agent_role: 'agent' })}>{shown}</StaffSession>);

freshRequests();
beforeEach(() => {
  vi.resetAllMocks();
  callApi.mockResolvedValue({ statuses: STATUSES });
});
afterEach(cleanup);

const head = (status: string) => screen.findByRole('button', { name: INBOX_TEXTS.statusIs(status) });

describe('the status in the head of a ticket (D-121)', () => {
  it('is the library’s own, which the menu marks beneath what it counts as', async () => {
    const onChange = vi.fn();
    render(<StatusActions ticket={ticketWith({ own_status_ref: 'supplier' })} onChange={onChange} />);
    fireEvent.click(await head('Waiting for supplier'));
    await screen.findByRole('menu');
    const items = screen.getAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Refund under way',
      'Pending',
      'Waiting for supplier',
      'Closed',
    ]);
    const marked = items.filter((item) => item.getAttribute('aria-checked') === 'true');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Waiting for supplier']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Refund under way' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      status: 'open',
      ownRef: 'refund',
      name: 'Refund under way',
    });
  });

  it('is what a deleted one counts as, and the menu lists everybody’s if the others cannot be had', async () => {
    const onChange = vi.fn();
    callApi.mockRejectedValue(new Error('No network'));
    render(<StatusActions ticket={ticketWith({ own_status_ref: 'deleted' })} onChange={onChange} />);
    fireEvent.click(await head('Pending'));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Closed' }));
    expect(screen.queryAllByText('Waiting for supplier')).toEqual([]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('closed');
  });

  it('asks for no statuses before somebody comes near it', async () => {
    render(<StatusActions ticket={ticketWith({})} onChange={vi.fn()} />);
    const button = await head('Pending');
    expect(callApi).not.toHaveBeenCalled();
    act(() => button.focus());
    await waitFor(() => expect(callApi).toHaveBeenCalledTimes(1));
  });
});

describe('the status in a row (D-121)', () => {
  it('is the library’s own also in a list of one status, and that alone once it is deleted', async () => {
    render(
      <>
        <RowStatus ticket={ticketWith({ own_status_ref: 'supplier' })} isStatusShown={false} />
        <RowStatus ticket={ticketWith({ own_status_ref: 'deleted' })} isStatusShown />
        <RowStatus ticket={ticketWith({ status: 'open', own_status_ref: 'supplier' })} isStatusShown />
      </>,
    );
    await screen.findByText('Waiting for supplier');
    expect([screen.getAllByText('Pending').length, screen.getAllByText('Open').length]).toEqual([1, 1]);
  });
});

describe('setting a status of the library’s own (D-121)', () => {
  let status: TicketStatus;
  function Changing({ ticket }: { ticket: Ticket }) {
    status = useTicketStatus([ticket]);
    return <p>{`${status.seen(ticket).status} ${status.seen(ticket).own_status_ref ?? ''}`}</p>;
  }
  const bodies = () =>
    callApi.mock.calls.flatMap(([contract, input]) => (contract === changeTicketStatus ? [input.body] : []));

  it('is shown at once, and taken back to what the ticket had', async () => {
    const ticket = ticketWith({ own_status_ref: 'supplier' });
    render(<Changing ticket={ticket} />);
    act(() => status.change(ticket, { status: 'open', ownRef: 'refund', name: 'Refund under way' }));
    screen.getByText('open refund');
    await screen.findByText(INBOX_TEXTS.ownStatusSet('Refund under way'));
    fireEvent.click(screen.getByRole('button', { name: INBOX_TEXTS.undo }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()).toEqual([
      { conversation_ref: 't1', status: 'open', own_status_ref: 'refund' },
      {
        conversation_ref: 't1',
        status: 'pending',
        own_status_ref: 'supplier',
        only_from: 'open',
        only_from_own: 'refund',
      },
    ]);
  });
});
