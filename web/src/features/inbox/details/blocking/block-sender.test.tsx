import { makeUser } from '@harborline/domain/testing/factories';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/api/call-api';
import { queryClient } from '../../../../shared/requests/query-client';
import { SessionContextProvider } from '../../../../shared/staff/session-context';
import { renderAdmin } from '../../../../shared/testing/render-admin';
import { BlockSender } from './block-sender';

const calls = vi.hoisted(() => ({
  read: vi.fn(async () => [] as { sender: string; reason: string; blocked_by: string; blocked_at: number }[]),
  block: vi.fn(async ({ sender }: { sender: string }) => ({ sender, is_new: true })),
  unblock: vi.fn(async (sender: string) => ({ sender, was_blocked: true, reason: 'Insults' })),
}));
vi.mock('../../../../shared/blocked-senders/blocked-sender-calls', () => ({
  readBlockedSenders: calls.read,
  sendBlock: calls.block,
  sendUnblock: calls.unblock,
}));

const entry = (sender: string) => ({ sender, reason: '', blocked_by: 'Ada', blocked_at: 0 });

function show(email = 'Rude+1@Gmail.com', changes = {}) {
  const user = makeUser({ agent_role: 'agent', ...changes });
  const session = { state: { status: 'ready' as const, user }, retryProfile: () => {}, end: async () => {} };
  renderAdmin(
    <SessionContextProvider session={session}>
      <BlockSender email={email} />
    </SessionContextProvider>,
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
});
afterEach(cleanup);

describe('blocking the sender of a ticket (D-101)', () => {
  it('says what it means, blocks the mailbox with a reason, and can be taken back', async () => {
    show();
    await press(BLOCKED_TEXTS.block);
    const dialog = screen.getByRole('dialog', { name: BLOCKED_TEXTS.confirmTitle });
    within(dialog).getByText(BLOCKED_TEXTS.means);
    fireEvent.change(within(dialog).getByLabelText(BLOCKED_TEXTS.reason), { target: { value: 'Insults' } });
    await press(BLOCKED_TEXTS.confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.block.mock.calls[0]?.[0]).toMatchObject({ sender: 'rude@gmail.com', reason: 'Insults' });
    await press(BLOCKED_TEXTS.undo);
    await waitFor(() => expect(calls.unblock).toHaveBeenCalledExactlyOnceWith('rude@gmail.com'));
    // A step back offers no way back itself.
    expect(await screen.findByText(BLOCKED_TEXTS.unblocked('rude@gmail.com'))).toBeTruthy();
  });

  it('blocks the whole domain, and warns where anybody can have an address', async () => {
    show();
    await press(BLOCKED_TEXTS.block);
    const warning = BLOCKED_TEXTS.providerWarning('gmail.com');
    expect(screen.queryByText(warning)).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: BLOCKED_TEXTS.wholeDomain('gmail.com') }));
    screen.getByText(warning);
    await press(BLOCKED_TEXTS.confirm);
    await waitFor(() => expect(calls.block.mock.calls[0]?.[0]).toMatchObject({ sender: '@gmail.com' }));
  });

  it('stays open and says why, if the server refuses', async () => {
    calls.block.mockRejectedValueOnce(new ApiError(409, BLOCKED_TEXTS.ownAddress));
    show('ada@lumen.example');
    await press(BLOCKED_TEXTS.block);
    await press(BLOCKED_TEXTS.confirm);
    await screen.findByText(BLOCKED_TEXTS.ownAddress);
    screen.getByRole('dialog');
  });

  it('shows that a sender is blocked by their domain, and asks before it lets all of it go', async () => {
    calls.read.mockResolvedValue([entry('@gmail.com')]);
    show();
    await screen.findByText(BLOCKED_TEXTS.isBlocked);
    screen.getByText(BLOCKED_TEXTS.isBlockedBy('@gmail.com'));
    await press(BLOCKED_TEXTS.unblockOf('@gmail.com'));
    screen.getByRole('dialog', { name: BLOCKED_TEXTS.unblockDomainTitle('gmail.com') });
    await press(KIT_TEXTS.cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.unblock).not.toHaveBeenCalled();
    await press(BLOCKED_TEXTS.unblockOf('@gmail.com'));
    await press(BLOCKED_TEXTS.unblock);
    await waitFor(() => expect(calls.unblock).toHaveBeenCalledExactlyOnceWith('@gmail.com'));
    await press(BLOCKED_TEXTS.undo);
    await waitFor(() =>
      expect(calls.block.mock.calls[0]?.[0]).toMatchObject({ sender: '@gmail.com', reason: 'Insults' }),
    );
  });

  it('keeps the focus on the button that replaces the pressed one', async () => {
    calls.read.mockResolvedValueOnce([]).mockResolvedValueOnce([entry('rude@gmail.com')]);
    show();
    const block = await screen.findByRole('button', { name: BLOCKED_TEXTS.block });
    expect(document.activeElement).toBe(document.body);
    block.focus();
    fireEvent.click(block);
    await press(BLOCKED_TEXTS.confirm);
    const name = BLOCKED_TEXTS.unblockOf('rude@gmail.com');
    const unblock = await screen.findByRole('button', { name });
    await waitFor(() => expect(document.activeElement).toBe(unblock));
    calls.read.mockResolvedValueOnce([]);
    fireEvent.click(unblock);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: BLOCKED_TEXTS.block })),
    );
  });

  it('takes no second press, and keeps the focus, while it unblocks', async () => {
    calls.read.mockResolvedValue([entry('rude@gmail.com')]);
    calls.unblock.mockImplementationOnce(() => new Promise(() => {}));
    show();
    const name = BLOCKED_TEXTS.unblockOf('rude@gmail.com');
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(calls.unblock).toHaveBeenCalledOnce();
  });

  it('shows it, and changes nothing, while viewing as a teammate', async () => {
    calls.read.mockResolvedValue([entry('rude@gmail.com')]);
    show(undefined, { viewing_as: 'another' });
    await screen.findByText(BLOCKED_TEXTS.isBlocked);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for nothing on behalf of somebody who sees no tickets', async () => {
    show(undefined, { agent_role: 'writer' });
    await Promise.resolve();
    expect(calls.read).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers nothing while it does not know who is blocked', async () => {
    calls.read.mockRejectedValue(new ApiError(403, 'No'));
    show();
    await waitFor(() => expect(calls.read).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
  });
});
