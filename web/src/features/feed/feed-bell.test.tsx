import type { FeedItem } from '@harborline/domain/feed/feed-item';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../shared/testing/render-admin';
import { readyForToasts } from '../../shared/ui-admin/toasts';
import { FeedBell } from './feed-bell';
import { loadFeedPage, loadUnreadCount, sendFeedChange } from './feed-calls';

vi.mock('./feed-calls', () => ({ loadFeedPage: vi.fn(), loadUnreadCount: vi.fn(), sendFeedChange: vi.fn() }));

const feedItem = (id: string, isRead = false): FeedItem => ({
  feed_id: id,
  is_read: isRead,
  trigger: 'user',
  activity_name: `changed ${id}`,
  agent: { agent_name: 'Bo', agent_picture: '' },
  workflow_name: '',
  workflow_ref: '',
  entity_type: 'Article',
  conversation_ref: '',
  created_at: '2026-11-21T09:00:00.000Z',
});

const page = (feeds: FeedItem[], unreadCount: number, totalCount = feeds.length) => ({
  feeds,
  pagination: { totalCount },
  unreadCount,
});

async function openFeed() {
  renderAdmin(
    <MemoryRouter>
      <FeedBell />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^User Activities Feed/ }));
  return screen.findByRole('dialog', { name: 'User Activities Feed' });
}

const bellName = () =>
  screen.getByRole('button', { name: /^User Activities Feed/, hidden: true }).getAttribute('aria-label');

describe('the bell', () => {
  // Lazy parts are loaded first, so that a busy machine does not affect the result.
  beforeAll(async () => {
    await Promise.all([import('./feed-modal'), readyForToasts()]);
  });
  beforeEach(() => {
    vi.clearAllMocks();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(loadFeedPage).mockResolvedValue(page([feedItem('one'), feedItem('two', true)], 1));
    vi.mocked(loadUnreadCount).mockResolvedValue(1);
    vi.mocked(sendFeedChange).mockResolvedValue();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    [0, 'User Activities Feed'],
    [7, 'User Activities Feed, 7 unread'],
    [100, 'User Activities Feed, 99+ unread'],
  ])('shows %i unread activities, capped at 99+ (S2.8-07)', async (unread, name) => {
    vi.mocked(loadUnreadCount).mockResolvedValue(unread);
    renderAdmin(<FeedBell />);
    await waitFor(() => expect(bellName()).toBe(name));
    expect(loadFeedPage).not.toHaveBeenCalled();
  });

  it('opens the feed with its three filters (S2.8-06, S4.5-11)', async () => {
    const dialog = await openFeed();
    expect(within(dialog).getAllByText('Article Module')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show Unread' }));
    expect(loadFeedPage).toHaveBeenLastCalledWith('unread', 1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show Read' }));
    expect(loadFeedPage).toHaveBeenLastCalledWith('read', 1);
  });

  it('marks one as unread at once, and reverts it with a message on failure (S4.5-09, S8-20)', async () => {
    let fail = () => {};
    vi.mocked(sendFeedChange).mockReturnValue(
      new Promise((_resolve, reject) => (fail = () => reject(new Error()))),
    );
    const dialog = await openFeed();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as unread' }));
    expect(bellName()).toBe('User Activities Feed, 2 unread');
    fail();
    await screen.findByText('An error occurred while marking the feed as read');
    expect(bellName()).toBe('User Activities Feed, 1 unread');
  });

  it('shows whether an item was read, and names what the button does', async () => {
    const dialog = await openFeed();
    const iconOf = (name: string) =>
      within(dialog).getByRole('button', { name }).querySelector('svg')?.getAttribute('data-testid');
    expect(iconOf('Mark as read')).toBe('MarkEmailUnreadOutlinedIcon');
    expect(iconOf('Mark as unread')).toBe('DraftsOutlinedIcon');
  });

  it('leads to the ticket that an item is about, and marks it as read (D-104)', async () => {
    const item = { ...feedItem('one'), conversation_ref: 'c1' };
    vi.mocked(loadFeedPage).mockResolvedValue(page([item], 1));
    const dialog = await openFeed();
    const link = within(dialog).getByRole('link', { name: /changed one/ });
    expect(link.getAttribute('href')).toBe('/admin/inbox?tab=inbox&conversation=c1');
    await userEvent.click(link);
    expect(sendFeedChange).toHaveBeenCalledWith({ kind: 'mark', feedIds: ['one'], isRead: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names what did something by itself: a workflow, or else the thing itself', async () => {
    const automation = { ...feedItem('one'), trigger: 'automation' as const };
    const items = [
      { ...automation, agent: { agent_name: LATER_TEXTS.feedSubject, agent_picture: '' } },
      { ...automation, feed_id: 'two', workflow_name: 'Tidy up', activity_name: 'changed two' },
    ];
    vi.mocked(loadFeedPage).mockResolvedValue(page(items, 2));
    const dialog = await openFeed();
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('A planned reply changed one'),
      expect.stringContaining('Tidy up changed two'),
    ]);
  });

  it('marks all as read, and reverts that with a message on failure (S4.5-10, S8-19)', async () => {
    vi.mocked(sendFeedChange).mockRejectedValue(new Error());
    const dialog = await openFeed();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark all as read' }));
    await screen.findByText('An error occurred while marking all feeds as read');
    expect(sendFeedChange).toHaveBeenCalledWith({ kind: 'markAll' });
    expect(bellName()).toBe('User Activities Feed, 1 unread');
  });

  it('shows new activity when opened', async () => {
    renderAdmin(<FeedBell />);
    await screen.findByRole('button', { name: 'User Activities Feed, 1 unread' });
    vi.mocked(loadFeedPage).mockResolvedValue(page([feedItem('new'), feedItem('one')], 2, 2));
    await userEvent.click(screen.getByRole('button', { name: /^User Activities Feed/ }));
    await screen.findByRole('button', { name: /changed new/ });
  });

  it('has an empty state for each filter', async () => {
    vi.mocked(loadFeedPage).mockResolvedValue(page([], 0, 0));
    const dialog = await openFeed();
    await within(dialog).findByText('No activity yet');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show Unread' }));
    await within(dialog).findByText('You have read everything');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show Read' }));
    await within(dialog).findByText('No read activity yet');
  });

  it('marks an item as read when it is opened', async () => {
    const dialog = await openFeed();
    const row = within(dialog).getByRole('button', { name: /changed one/ });
    await userEvent.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(sendFeedChange).toHaveBeenCalledWith({ kind: 'mark', feedIds: ['one'], isRead: true });
  });

  it('loads more as long as there is more (S9-17)', async () => {
    // By text: queries by role take seconds with so many rows.
    const ten = Array.from({ length: 10 }, (_value, index) => feedItem(`i${index}`));
    vi.mocked(loadFeedPage).mockImplementation(async (_filter, number) =>
      number === 1 ? page(ten, 12, 12) : page([feedItem('i10'), feedItem('i11')], 12, 12),
    );
    const dialog = await openFeed();
    await userEvent.click(within(dialog).getByText('Load more'));
    await within(dialog).findByText(/changed i11/);
    expect(loadFeedPage).toHaveBeenLastCalledWith('all', 2);
    expect(within(dialog).queryByText('Load more')).toBeNull();
  });

  it('loads page 1 again every 300000 ms (S9-17), and only logs a failure (S8-21)', async () => {
    vi.useFakeTimers();
    renderAdmin(<FeedBell />);
    fireEvent.click(screen.getByRole('button', { name: /^User Activities Feed/ }));
    expect(loadFeedPage).toHaveBeenCalledTimes(1);
    vi.mocked(loadFeedPage).mockRejectedValue(new Error('down'));
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(loadFeedPage).toHaveBeenCalledTimes(2);
    expect(loadFeedPage).toHaveBeenLastCalledWith('all', 1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts again every 300000 ms until it is opened', async () => {
    vi.useFakeTimers();
    renderAdmin(<FeedBell />);
    expect(loadUnreadCount).toHaveBeenCalledTimes(1);
    vi.mocked(loadUnreadCount).mockResolvedValue(3);
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(bellName()).toBe('User Activities Feed, 3 unread');
    expect(loadFeedPage).not.toHaveBeenCalled();
  });
});
