import { DEFAULT_NOTIFICATIONS } from '@harborline/domain/notifications/preferences';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import type { NotificationPreferences } from './notification-preferences';
import { NotificationsTab } from './notifications-tab';

const data = vi.hoisted(() => ({
  follow: vi.fn(),
  save: vi.fn(
    async (_firestore: object, _person: object, _preferences: NotificationPreferences) => undefined,
  ),
  ask: vi.fn(),
}));
vi.mock('./notification-preferences', () => ({
  watchNotificationPreferences: () => data.follow,
  saveNotificationPreferences: data.save,
}));
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

vi.mock('./subscriptions/subscriptions-section', () => ({ SubscriptionsSection: () => null }));

const select = (name: string) => screen.findByRole('combobox', { name });
const box = (name: string) => screen.findByRole('checkbox', { name });

function browserSays(permission: NotificationPermission, href = 'https://x.example/admin/profile') {
  vi.stubGlobal('Notification', { permission, requestPermission: data.ask });
  vi.stubGlobal('location', { ...window.location, href });
}

beforeEach(() => {
  vi.clearAllMocks();
  data.save.mockResolvedValue(undefined);
  localStorage.clear();
  data.follow.mockImplementation(({ next }: Observer<NotificationPreferences>) => {
    next({ matrix: DEFAULT_NOTIFICATIONS, times: {} });
    return () => {};
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the notifications of a person (D-56)', () => {
  it('stores each choice at once, for the home library', async () => {
    renderSettings(<NotificationsTab />);
    fireEvent.change(await select('New ticket: Email'), { target: { value: 'teams' } });
    const [, person, saved] = data.save.mock.calls[0] ?? [];
    expect(person).toMatchObject({ homeLibraryId: 'testlibrary000000001' });
    expect(saved?.matrix.new_ticket).toMatchObject({ desktop: true, sound: true, email: 'teams' });
    expect(saved?.matrix.visitor_replied.email).toBe(false);
  });

  it('stores quiet hours in the zone of the browser, and takes them back', async () => {
    renderSettings(<NotificationsTab />);
    fireEvent.click(await screen.findByRole('switch', { name: 'I have quiet hours' }));
    const [, , saved] = data.save.mock.calls[0] ?? [];
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(saved?.times).toMatchObject({ time_zone: timeZone, quiet: { from: 1_200, until: 420 } });
    expect(saved?.matrix).toEqual(DEFAULT_NOTIFICATIONS);
  });

  it('changes the days and times of quiet hours, and when the digest comes', async () => {
    const quiet = { from: 1_200, until: 420, days: [1, 2] };
    data.follow.mockImplementation(({ next }: Observer<NotificationPreferences>) => {
      next({ matrix: DEFAULT_NOTIFICATIONS, times: { time_zone: 'Asia/Kolkata', quiet } });
      return () => {};
    });
    renderSettings(<NotificationsTab />);
    expect(await screen.findByText(/Asia\/Kolkata/)).toBeTruthy();
    fireEvent.change(await select('Until'), { target: { value: '480' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sunday' }));
    fireEvent.change(await select('Daily digest at'), { target: { value: '990' } });
    const saved = data.save.mock.calls.map(([, , { times }]) => times);
    expect(saved.map(({ quiet: stored }) => stored)).toEqual([
      { ...quiet, until: 480 },
      { ...quiet, until: 480, days: [0, 1, 2] },
      quiet,
    ]);
    expect(saved.at(-1)?.digest_at).toBe(990);
  });

  it('builds each choice on those that are still on their way', async () => {
    data.save.mockImplementation(() => new Promise(() => {}));
    renderSettings(<NotificationsTab />);
    fireEvent.click(await box('You are mentioned: Email'));
    fireEvent.click(await box('Assigned to you: Email'));
    fireEvent.click(await screen.findByRole('switch', { name: 'I have quiet hours' }));
    const saved = data.save.mock.calls.at(-1)?.[2];
    expect(saved?.matrix.mentioned_you?.email).toBe(true);
    expect(saved?.matrix.assigned_to_you.email).toBe(true);
    expect(saved?.times.quiet).toBeDefined();
  });

  it('lets a person who writes articles decline mail about those to verify', async () => {
    renderSettings(<NotificationsTab />);
    const reminded = await box('Article to verify: Email');
    expect(reminded).toHaveProperty('checked', true);
    fireEvent.click(reminded);
    const [, , saved] = data.save.mock.calls[0] ?? [];
    expect(saved?.matrix.article_to_verify?.email).toBe(false);
    expect(screen.queryByRole('checkbox', { name: 'Article to verify: Sound' })).toBeNull();
  });

  it('reverts a choice that could not be stored', async () => {
    data.save.mockRejectedValueOnce(new Error('offline'));
    renderSettings(<NotificationsTab />);
    fireEvent.click(await box('You are mentioned: Sound'));
    await waitFor(async () => expect(await box('You are mentioned: Sound')).toHaveProperty('checked', true));
    expect(await screen.findByText('Your choice could not be saved.')).toBeTruthy();
  });

  it('tries a desktop notification, and says so where the browser shows none', async () => {
    browserSays('default');
    renderSettings(<NotificationsTab />);
    fireEvent.click(await screen.findByRole('button', { name: 'Test a desktop notification' }));
    expect(await screen.findByText(/does not show desktop notifications yet/)).toBeTruthy();
  });

  it('asks the browser on a click, and once (S6-47, D-41)', async () => {
    browserSays('default');
    data.ask.mockResolvedValue('default');
    renderSettings(<NotificationsTab />);
    fireEvent.click(await screen.findByRole('button', { name: 'Allow' }));
    expect(data.ask).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/closed without an answer/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });

  it("asks only at URLs that contain 'admin' (D-41)", async () => {
    browserSays('default', 'https://x.example/somewhere');
    renderSettings(<NotificationsTab />);
    await select('New ticket: Email');
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });

  it.each([
    ['granted', /are allowed in this browser/],
    ['denied', /are blocked in this browser/],
  ] as const)('explains that the browser has %s it', async (permission, text) => {
    browserSays(permission);
    renderSettings(<NotificationsTab />);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });
});
