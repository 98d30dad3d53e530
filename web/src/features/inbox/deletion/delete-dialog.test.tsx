import { LIMITS } from '@harborline/domain/limits';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { DELETE_TEXTS } from '@harborline/domain/texts/delete-tickets';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { type OutgoingMessage, outgoingMessages } from '../reply/outgoing';
import { DeleteDialog } from './delete-dialog';

const callApi = vi.hoisted(() => vi.fn());
/** the tickets that were merged into each */
const records = vi.hoisted(() => ({ found: {} as Record<string, readonly object[]> }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/read-records', () => ({
  readRecords: async (_firestore: unknown, { where }: { where: readonly (readonly unknown[])[] }) =>
    records.found[
      where
        .map(([field, , ref]) =>
          field === 'split_from.conversation_ref'
            ? `split ${ref}`
            : field === 'merged_into.conversation_ref'
              ? String(ref)
              : '',
        )
        .join('')
    ] ?? [],
}));
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  records.found = {};
  outgoingMessages.set([]);
});

const ticket = (number: number, changes: object = {}) => ({
  ...makeConversation({ id: `t${number}`, number }),
  isPending: false,
  ...changes,
});

function show(tickets: readonly ReturnType<typeof ticket>[]) {
  const on = { send: vi.fn(), deleted: vi.fn(), close: vi.fn() };
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({})}>
        <DeleteDialog tickets={tickets} onSend={on.send} onDeleted={on.deleted} onClose={on.close} />
      </StaffSession>
    </MemoryRouter>,
  );
  return on;
}

const confirm = (count: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: DELETE_TEXTS.confirm(count) });

describe('deleting tickets (D-124)', () => {
  it('names the tickets, sends the reason, and says what was refused', async () => {
    callApi.mockResolvedValueOnce({
      results: [{ outcome: 'done' }, { outcome: 'refused', because: 'Gone.' }],
    });
    const on = show([ticket(12), ticket(13)]);
    screen.getByText(DELETE_TEXTS.body(2, '#12, #13'));
    fireEvent.change(screen.getByLabelText(DELETE_TEXTS.reason), { target: { value: 'Asked for' } });
    fireEvent.click(confirm(2));
    await waitFor(() => expect(on.close).toHaveBeenCalledOnce());
    expect([on.send, on.deleted].map((each) => each.mock.calls.length)).toEqual([1, 1]);
    expect(callApi.mock.calls[0]?.[1]).toEqual({
      body: { conversation_refs: ['t12', 't13'], reason: 'Asked for' },
    });
    await screen.findByText(DELETE_TEXTS.done(1));
    await screen.findByText(DELETE_TEXTS.notDone(1, 'Gone.'));
  });

  it('asks again where no answer came, and stays open with the reason if nothing was deleted', async () => {
    callApi.mockRejectedValueOnce(new ApiError(0, 'Unreachable'));
    callApi.mockResolvedValueOnce({ results: [{ outcome: 'refused', because: DELETE_TEXTS.tooMany }] });
    const on = show([ticket(12)]);
    fireEvent.click(confirm(1));
    await screen.findByText(DELETE_TEXTS.tooMany);
    expect(callApi.mock.calls[0]).toEqual(callApi.mock.calls[1]);
    expect([on.deleted.mock.calls.length, on.close.mock.calls.length]).toEqual([0, 0]);
  });

  it('waits for a reply that its author could still take back', () => {
    outgoingMessages.set([{ id: 'm1', conversationRef: 't12', refusal: null } as OutgoingMessage]);
    const on = show([ticket(12)]);
    fireEvent.click(confirm(1));
    screen.getByText(DELETE_TEXTS.unsent);
    expect([callApi.mock.calls.length, on.send.mock.calls.length]).toEqual([0, 0]);
  });

  it('names the tickets that keep copies of the messages', async () => {
    records.found = { 'split t12': [ticket(18)] };
    show([ticket(12, { split_from: { conversation_ref: 't9', number: 9 } })]);
    await screen.findByText(DELETE_TEXTS.copies('#9, #18'));
  });

  it('names the tickets that go with one, and takes no more than one call may have', async () => {
    records.found = { t12: [ticket(14, { has_merged: true }), ticket(15)], t14: [ticket(16)] };
    show([ticket(12, { has_merged: true })]);
    await screen.findByText(DELETE_TEXTS.merged('#14, #15, #16'));
    cleanup();
    const many = LIMITS.ticketsPerDeletion + 1;
    show(Array.from({ length: many }, (_none, index) => ticket(index + 1)));
    screen.getByText(/#20 and 1 more/);
    expect(screen.queryByText(/Merged tickets/)).toBeNull();
    expect(confirm(many).disabled).toBe(true);
  });
});
