import type { TicketLinks } from '@harborline/domain/api/inbox/ticket-links';
import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { LINK_TEXTS } from '@harborline/domain/texts/ticket-links';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { LinkedTickets } from './linked-tickets';
import { PartOf } from './part-of';

const calls = vi.hoisted(() => ({ loadLinks: vi.fn(), sendLinks: vi.fn(), removeLinks: vi.fn() }));
vi.mock('./link-calls', () => calls);

const linked = (number: number) => ({
  ...{
    conversation_ref: `t${number}`,
    number,
    title: `About ${number}`,
    status: 'open' as const,
    is_merged: false,
  },
});

const NONE: TicketLinks = { parent: null, children: [], children_count: 0, unsettled_count: 0, related: [] };

let shown = 0;

function show(links: Partial<TicketLinks>, { ticket = {}, permissions = {} } = {}) {
  calls.loadLinks.mockResolvedValue({ ...NONE, ...links });
  shown += 1;
  const user = makeUser({ uid: 'me' });
  // Another one each time, since answers are kept.
  const open = { ...makeConversation({ id: `open${shown}`, number: 12, ...ticket }), isPending: false };
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={{ ...user, permissions: { ...user.permissions, ...permissions } }}>
        <PartOf ticket={open} />
        <LinkedTickets ticket={open} />
      </StaffSession>
    </MemoryRouter>,
  );
  return open.id;
}

beforeEach(() => {
  calls.sendLinks.mockResolvedValue({ done: ['x'], refused: [] });
  calls.removeLinks.mockResolvedValue({ done: ['x'], refused: [] });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('the linked tickets of a ticket (D-127)', () => {
  it('are its parent, which its head names too, and those that are related, each with a way there', async () => {
    show({ parent: linked(29), related: [linked(31)] });
    const parents = await screen.findByRole('list', { name: LINK_TEXTS.parent });
    const link = within(parents).getByRole<HTMLAnchorElement>('link');
    expect([link.textContent, new URL(link.href).searchParams.get('conversation')]).toEqual([
      '#29 About 29',
      't29',
    ]);
    expect(screen.getByText(LINK_TEXTS.partOf('#29 About 29'))).toBeTruthy();
    expect(screen.getByRole('list', { name: LINK_TEXTS.related }).textContent).toContain('#31 About 31');
  });

  it('are its children, how many they are, and a list of them', async () => {
    const counts = { children_count: 30, unsettled_count: 4 };
    show({ children: [linked(31), linked(32)], ...counts }, { ticket: { children_ref: 'family' } });
    await screen.findByText(new RegExp(LINK_TEXTS.childCount(30, 4)));
    const list = screen.getByRole<HTMLAnchorElement>('link', { name: LINK_TEXTS.showChildren });
    expect(new URL(list.href).searchParams.get('children')).toBe('family');
    expect(screen.queryByText(/^Part of/)).toBeNull();
  });

  it('are removed one by one, with a way back to what they were', async () => {
    const ref = show({ parent: linked(29) });
    fireEvent.click(await screen.findByRole('button', { name: LINK_TEXTS.remove('#29') }));
    await screen.findByText(LINK_TEXTS.removed('#29'));
    expect(calls.removeLinks).toHaveBeenCalledWith({ ref, role: 'parent', others: ['t29'] });
    fireEvent.click(await screen.findByRole('button', { name: LINK_TEXTS.undo }));
    await waitFor(() =>
      expect(calls.sendLinks).toHaveBeenCalledWith({ ref, role: 'parent', others: ['t29'] }),
    );
    // What is shown is read again each time.
    await waitFor(() => expect(calls.loadLinks).toHaveBeenCalledTimes(3));
  });

  it('leave the focus in the section once a row is gone', async () => {
    show({ parent: linked(29) });
    const remove = await screen.findByRole('button', { name: LINK_TEXTS.remove('#29') });
    calls.loadLinks.mockResolvedValue(NONE);
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: LINK_TEXTS.add })),
    );
  });

  it('say so where a link was removed already, without a way back', async () => {
    calls.removeLinks.mockResolvedValueOnce({ done: [], refused: [] });
    show({ parent: linked(29) });
    fireEvent.click(await screen.findByRole('button', { name: LINK_TEXTS.remove('#29') }));
    await screen.findByText(LINK_TEXTS.goneAlready);
    expect(screen.queryByRole('button', { name: LINK_TEXTS.undo })).toBeNull();
    await waitFor(() => expect(calls.loadLinks).toHaveBeenCalledTimes(2));
  });

  it('ask first where one of the two was merged, since there is no way back', async () => {
    show({ parent: { ...linked(29), is_merged: true } });
    fireEvent.click(await screen.findByRole('button', { name: LINK_TEXTS.remove('#29') }));
    const confirm = await screen.findByRole('button', { name: LINK_TEXTS.removeConfirm });
    expect(calls.removeLinks).not.toHaveBeenCalled();
    fireEvent.click(confirm);
    await screen.findByText(LINK_TEXTS.removed('#29'));
    expect(screen.queryByRole('button', { name: LINK_TEXTS.undo, hidden: true })).toBeNull();
  });

  it('stay where the server refuses, which says why', async () => {
    calls.removeLinks.mockResolvedValueOnce({ done: [], refused: [{ id: 't29', because: 'Not now.' }] });
    show({ parent: linked(29) });
    fireEvent.click(await screen.findByRole('button', { name: LINK_TEXTS.remove('#29') }));
    await screen.findByText('Not now.');
  });

  it('are only read by whoever may not assign tickets', async () => {
    show({ parent: linked(29) }, { permissions: { canReplyToTickets: false } });
    await screen.findByRole('list', { name: LINK_TEXTS.parent });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a merged ticket only become fewer', async () => {
    const merged_into = { conversation_ref: 'x', number: 3, at: timestamp(0), status: 'open' as const };
    show({ parent: linked(29) }, { ticket: { merged_into } });
    await screen.findByRole('button', { name: LINK_TEXTS.remove('#29') });
    expect(screen.queryByRole('button', { name: LINK_TEXTS.add })).toBeNull();
  });
});
