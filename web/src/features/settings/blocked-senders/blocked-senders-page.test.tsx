import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/call-api';
import { queryClient } from '../../../shared/requests/query-client';
import { renderSettings } from '../testing/render-settings';
import { BlockedSendersPage } from './blocked-senders-page';

const calls = vi.hoisted(() => ({
  read: vi.fn(async () => [] as { sender: string; reason: string; blocked_by: string; blocked_at: number }[]),
  block: vi.fn(async ({ sender }: { sender: string }) => ({ sender, is_new: true })),
  unblock: vi.fn(async (sender: string) => ({ sender, was_blocked: true, reason: '' })),
}));
vi.mock('../../../shared/blocked-senders/blocked-sender-calls', () => ({
  readBlockedSenders: calls.read,
  sendBlock: calls.block,
  sendUnblock: calls.unblock,
}));

const entry = (sender: string, reason = '') => ({ sender, reason, blocked_by: 'Ada Olsen', blocked_at: 0 });
const MANY = Array.from({ length: 25 }, (_, index) => entry(`n${index}@visitor.example`));

const rows = async () =>
  within(await screen.findByRole('list', { name: BLOCKED_TEXTS.listTitle })).getAllByRole('listitem');
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), {
    target: { value },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  calls.read.mockResolvedValue([entry('@spam.example', 'Sells watches'), entry('rude@visitor.example')]);
});
afterEach(cleanup);

describe('the page of blocked senders (D-101)', () => {
  it('lists who is blocked, by whom and why, and finds one by its reason', async () => {
    renderSettings(<BlockedSendersPage />);
    expect((await rows()).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^@spam\.example.*Sells watches.*Ada Olsen/),
      expect.stringMatching(/^rude@visitor\.example/),
    ]);
    fireEvent.change(screen.getByRole('searchbox', { name: BLOCKED_TEXTS.search }), {
      target: { value: 'watches' },
    });
    expect(await rows()).toHaveLength(1);
    screen.getByText(BLOCKED_TEXTS.count(1, 2));
    fireEvent.change(screen.getByRole('searchbox', { name: BLOCKED_TEXTS.search }), {
      target: { value: 'rings' },
    });
    screen.getByText(BLOCKED_TEXTS.noneFound);
  });

  it('shows long lists in parts', async () => {
    calls.read.mockResolvedValue(MANY);
    renderSettings(<BlockedSendersPage />);
    expect(await rows()).toHaveLength(20);
    await press(BLOCKED_TEXTS.more);
    expect(await rows()).toHaveLength(25);
  });

  it('blocks what is typed, as it is compared, and empties the fields', async () => {
    renderSettings(<BlockedSendersPage />);
    await type(BLOCKED_TEXTS.sender, ' Outlook.com ');
    screen.getByText(BLOCKED_TEXTS.providerWarning('outlook.com'));
    await type(BLOCKED_TEXTS.sender, ' New+1@Visitor.example ');
    await type(BLOCKED_TEXTS.reason, 'Insults');
    await press(BLOCKED_TEXTS.block);
    await screen.findByText(BLOCKED_TEXTS.blocked('new@visitor.example'));
    expect(calls.block.mock.calls[0]?.[0]).toMatchObject({
      sender: 'new@visitor.example',
      reason: 'Insults',
    });
    expect(screen.getByRole('textbox', { name: /^Email address/ })).toHaveProperty('value', '');
    expect(calls.read).toHaveBeenCalledTimes(2);
  });

  it('leaves what is typed while it blocks', async () => {
    let finish = () => {};
    calls.block.mockImplementationOnce(
      ({ sender }) =>
        new Promise((resolve) => {
          finish = () => resolve({ sender, is_new: true });
        }),
    );
    renderSettings(<BlockedSendersPage />);
    await type(BLOCKED_TEXTS.sender, 'new@visitor.example');
    await type(BLOCKED_TEXTS.reason, 'Insults');
    await press(BLOCKED_TEXTS.block);
    await type(BLOCKED_TEXTS.sender, 'next@visitor.example');
    await waitFor(() => expect(calls.block).toHaveBeenCalledOnce());
    finish();
    await screen.findByText(BLOCKED_TEXTS.blocked('new@visitor.example'));
    const value = (label: string) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) }).value;
    await waitFor(() => expect(value(BLOCKED_TEXTS.reason)).toBe(''));
    expect(value(BLOCKED_TEXTS.sender)).toBe('next@visitor.example');
  });

  it('says what is no sender, and sends nothing', async () => {
    renderSettings(<BlockedSendersPage />);
    await type(BLOCKED_TEXTS.sender, 'rude');
    await press(BLOCKED_TEXTS.block);
    screen.getByText(BLOCKED_TEXTS.notASender);
    expect(calls.block).not.toHaveBeenCalled();
  });

  it('keeps what was typed if the server refuses', async () => {
    calls.block.mockRejectedValueOnce(new ApiError(409, BLOCKED_TEXTS.ownAddress));
    renderSettings(<BlockedSendersPage />);
    await type(BLOCKED_TEXTS.sender, 'ada@lumen.example');
    await press(BLOCKED_TEXTS.block);
    await screen.findByText(BLOCKED_TEXTS.ownAddress);
    expect(screen.getByRole('textbox', { name: /^Email address/ })).toHaveProperty(
      'value',
      'ada@lumen.example',
    );
  });

  it('lets one go', async () => {
    renderSettings(<BlockedSendersPage />);
    await press(BLOCKED_TEXTS.unblockOf('rude@visitor.example'));
    await waitFor(() => expect(calls.unblock).toHaveBeenCalledExactlyOnceWith('rude@visitor.example'));
    await screen.findByRole('button', { name: BLOCKED_TEXTS.undo });
  });

  it('says so where nobody is blocked', async () => {
    calls.read.mockResolvedValue([]);
    renderSettings(<BlockedSendersPage />);
    await screen.findByText(BLOCKED_TEXTS.emptyTitle);
  });

  it.each([
    [403, BLOCKED_TEXTS.denied],
    [400, BLOCKED_TEXTS.loadFailed],
  ])('says why it shows no list: %i', async (status, text) => {
    calls.read.mockRejectedValue(new ApiError(status, ''));
    renderSettings(<BlockedSendersPage />);
    await screen.findByText(text);
  });

  it('is read-only while viewing as a teammate', async () => {
    renderSettings(<BlockedSendersPage />, { viewing_as: 'another' });
    await screen.findByText(SETTINGS_TEXTS.readOnlyViewing);
    await rows();
    expect(screen.queryByRole('button', { name: BLOCKED_TEXTS.block })).toBeNull();
    expect(screen.queryByRole('button', { name: BLOCKED_TEXTS.unblockOf('@spam.example') })).toBeNull();
  });
});
