import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { GatherDialog } from './gather-dialog';
import { LinkDialog } from './link-dialog';

const calls = vi.hoisted(() => ({ loadLinks: vi.fn(), sendLinks: vi.fn(), removeLinks: vi.fn() }));
vi.mock('./link-calls', () => calls);
// The search has a test of its own, beside the merge that it was made for.
const other = vi.hoisted(() => ({ useOtherTicket: vi.fn(), choose: vi.fn() }));
vi.mock('../merge/use-other-ticket', () => other);
vi.mock('../merge/find-ticket', () => ({
  FindTicket: ({ proposed = [] }: { proposed?: { number: number }[] }) => (
    <p>search {proposed.map((one) => one.number).join()}</p>
  ),
}));

const ticket = (number: number) => ({
  ...makeConversation({ id: `t${number}`, number, title: `About ${number}` }),
  isPending: false,
});

const found = (number: number | null) =>
  other.useOtherTicket.mockReturnValue({
    open: number === null ? { status: 'none' } : { status: 'ready', ticket: ticket(number) },
    ...{ followed: null, choose: other.choose },
  });

function show(dialog: ReactNode) {
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({})}>{dialog}</StaffSession>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  calls.sendLinks.mockResolvedValue({ done: ['t29'], refused: [] });
  calls.removeLinks.mockResolvedValue({ done: ['t29'], refused: [] });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: LINK_TEXTS.confirm });

describe('linking a ticket (D-127)', () => {
  it('finds the other one first, which is not the ticket itself', () => {
    found(null);
    show(<LinkDialog ticket={ticket(12)} onClose={vi.fn()} />);
    expect([screen.queryByText(/^search/) !== null, confirm().disabled]).toEqual([true, true]);
    cleanup();
    found(12);
    show(<LinkDialog ticket={ticket(12)} onClose={vi.fn()} />);
    expect(screen.getByText(LINK_TEXTS.itself)).toBeTruthy();
    expect(confirm().disabled).toBe(true);
  });

  it('asks what the other one is, and gives a way back', async () => {
    const onClose = vi.fn();
    found(29);
    show(<LinkDialog ticket={ticket(12)} onClose={onClose} />);
    // What had the focus is gone once a ticket is chosen.
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: LINK_TEXTS.as.related }));
    fireEvent.click(screen.getByRole('radio', { name: LINK_TEXTS.as.parent('#12') }));
    fireEvent.click(confirm());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.sendLinks.mock.calls[0]?.[0]).toMatchObject({ ref: 't12', role: 'parent', others: ['t29'] });
    await screen.findByText(LINK_TEXTS.linked('#29'));
    fireEvent.click(await screen.findByRole('button', { name: LINK_TEXTS.undo, hidden: true }));
    await waitFor(() =>
      expect(calls.removeLinks).toHaveBeenCalledWith({ ref: 't12', role: 'parent', others: ['t29'] }),
    );
    await screen.findByText(LINK_TEXTS.undone);
  });

  it('says so where its way back finds nothing any more', async () => {
    calls.removeLinks.mockResolvedValueOnce({ done: [], refused: [] });
    found(29);
    show(<LinkDialog ticket={ticket(12)} onClose={vi.fn()} />);
    fireEvent.click(confirm());
    fireEvent.click(await screen.findByRole('button', { name: LINK_TEXTS.undo, hidden: true }));
    await screen.findByText(LINK_TEXTS.goneAlready);
    expect(screen.queryByText(LINK_TEXTS.undone)).toBeNull();
  });

  it('stays open where the server refuses, and says why', async () => {
    calls.sendLinks.mockResolvedValueOnce({
      done: [],
      refused: [{ id: 't29', because: LINK_TEXTS.hasParent }],
    });
    const onClose = vi.fn();
    found(29);
    show(<LinkDialog ticket={ticket(12)} onClose={onClose} />);
    fireEvent.click(confirm());
    await screen.findByText(LINK_TEXTS.hasParent);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('gathering selected tickets (D-127)', () => {
  const gather = (numbers: readonly [number, ...number[]], on = { linked: vi.fn(), close: vi.fn() }) => {
    const [first, ...others] = numbers;
    const tickets = [ticket(first), ...others.map(ticket)] as const;
    show(<GatherDialog tickets={tickets} onLinked={on.linked} onClose={on.close} />);
    return on;
  };

  it('makes them children of the one that is found, and names those that were refused', async () => {
    const refused = [14, 15, 16, 17].map((number) => ({ id: `t${number}`, because: LINK_TEXTS.hasParent }));
    calls.sendLinks.mockResolvedValueOnce({ done: ['t13'], refused });
    found(29);
    const on = gather([13, 14, 15, 16, 17]);
    expect(screen.getByText(LINK_TEXTS.gatherBody(5, '#29', 'About 29'))).toBeTruthy();
    fireEvent.click(confirm());
    await waitFor(() => expect(on.close).toHaveBeenCalledOnce());
    expect(on.linked).toHaveBeenCalledWith(['t14', 't15', 't16', 't17']);
    await screen.findByText(LINK_TEXTS.gathered(1, '#29'));
    await screen.findByText(LINK_TEXTS.notLinked(['#14', '#15', '#16', '#17'], LINK_TEXTS.hasParent));
    expect(screen.getByText(/^#14, #15, #16 and 1 more/)).toBeTruthy();
  });

  it('proposes them as the parent, the first of them too', async () => {
    found(null);
    gather([13, 14, 29]);
    expect(screen.getByText('search 13,14,29')).toBeTruthy();
    cleanup();
    found(13);
    const on = gather([13, 14, 29]);
    expect(screen.getByText(LINK_TEXTS.gatherBody(2, '#13', 'About 13'))).toBeTruthy();
    fireEvent.click(confirm());
    await waitFor(() => expect(on.linked).toHaveBeenCalledWith([]));
    expect(calls.sendLinks).toHaveBeenCalledWith({ ref: 't13', role: 'child', others: ['t14', 't29'] });
  });

  it('refuses a ticket as its own parent where it is the only one', () => {
    found(13);
    gather([13]);
    expect(screen.getByText(LINK_TEXTS.itself)).toBeTruthy();
    expect(confirm().disabled).toBe(true);
  });
});
