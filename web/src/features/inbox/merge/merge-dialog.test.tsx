import { LIMITS } from '@harborline/domain/limits';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { MERGE_TEXTS } from '@harborline/domain/texts/merge-tickets';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { MergeDialog } from './merge-dialog';

const calls = vi.hoisted(() => ({ sendMerge: vi.fn(), sendUndo: vi.fn() }));
vi.mock('./merge-calls', () => calls);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const ticket = (number: number, visitorUid = 'vera') => ({
  ...makeConversation({ id: `t${number}`, number, visitor_uids: [visitorUid] }),
  isPending: false,
});

function show(tickets: readonly ReturnType<typeof ticket>[]) {
  const on = { send: vi.fn(), close: vi.fn() };
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({})}>
        <MergeDialog tickets={tickets} onSend={on.send} onClose={on.close} />
      </StaffSession>
    </MemoryRouter>,
  );
  return on;
}

const confirm = (count: number, into: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: MERGE_TEXTS.confirm(count, into) });

describe('merging selected tickets (D-110)', () => {
  it('sends those that do not stay, and gives the way back to those that were merged', async () => {
    const into = { conversation_ref: 't13', number: 13 };
    calls.sendMerge.mockResolvedValueOnce({
      into,
      results: [{ outcome: 'done' }, { outcome: 'refused', because: 'Gone.' }],
    });
    calls.sendUndo.mockResolvedValueOnce({ results: [{ outcome: 'done' }] });
    const on = show([ticket(12), ticket(13), ticket(14)]);
    fireEvent.click(screen.getByRole('radio', { name: /^#13/ }));
    fireEvent.click(confirm(2, '#13'));
    await waitFor(() => expect(on.close).toHaveBeenCalledOnce());
    expect(on.send).toHaveBeenCalledOnce();
    expect(calls.sendMerge.mock.calls[0]?.[0]).toMatchObject({ refs: ['t12', 't14'], into: 't13' });
    await screen.findByText(MERGE_TEXTS.notDone(1, 'Gone.'));
    // The dialog, which only its parent closes, hides what is around it.
    fireEvent.click(await screen.findByRole('button', { name: MERGE_TEXTS.undo, hidden: true }));
    await waitFor(() => expect(calls.sendUndo.mock.calls[0]?.[0]).toEqual(['t12']));
  });

  it('proposes one that is not closed to stay, where there is one', () => {
    show([{ ...ticket(12), status: 'closed' }, ticket(13)]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^#13/ }).checked).toBe(true);
    cleanup();
    show([12, 13].map((number) => ({ ...ticket(number), status: 'closed' as const })));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^#12/ }).checked).toBe(true);
  });

  it('says whose visitor will see no replies, for the ticket that is to stay', () => {
    show([ticket(12), ticket(13, 'maya')]);
    const said = (other: string, into: string) =>
      screen.queryByText(MERGE_TEXTS.notAnswered('vera@visitor.example', other, into));
    expect([said('#13', '#12') !== null, said('#12', '#13') !== null]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('radio', { name: /^#13/ }));
    expect([said('#13', '#12') !== null, said('#12', '#13') !== null]).toEqual([false, true]);
  });

  it('asks again under the same id where no answer came, and stays open if all are refused', async () => {
    calls.sendMerge.mockRejectedValueOnce(new ApiError(0, 'Unreachable'));
    calls.sendMerge.mockResolvedValueOnce({
      into: { conversation_ref: 't12', number: 12 },
      results: [{ outcome: 'refused', because: MERGE_TEXTS.itself }],
    });
    const on = show([ticket(12), ticket(13)]);
    fireEvent.click(confirm(1, '#12'));
    await screen.findByText(MERGE_TEXTS.itself);
    expect(calls.sendMerge.mock.calls[0]).toEqual(calls.sendMerge.mock.calls[1]);
    expect(on.close).not.toHaveBeenCalled();
  });

  it('takes no more than one call may have', () => {
    show(Array.from({ length: LIMITS.ticketsPerMerge + 2 }, (_, index) => ticket(index + 1)));
    expect(screen.getByText(MERGE_TEXTS.mostAtOnce(LIMITS.ticketsPerMerge + 1))).toBeTruthy();
    expect(confirm(LIMITS.ticketsPerMerge + 1, '#1').disabled).toBe(true);
  });
});
