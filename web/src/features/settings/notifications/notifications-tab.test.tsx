import { DEFAULT_NOTIFICATIONS, type NotificationMatrix } from '@harborline/domain/notifications/preferences';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Observer } from '../../../shared/live/use-subscription';
import { renderSettings } from '../testing/render-settings';
import { NotificationsTab } from './notifications-tab';

const data = vi.hoisted(() => ({
  follow: vi.fn(),
  save: vi.fn(async (_firestore: object, _person: object, _matrix: NotificationMatrix) => undefined),
  ask: vi.fn(),
}));
vi.mock('./notification-preferences', () => ({
  watchNotificationMatrix: () => data.follow,
  saveNotificationMatrix: data.save,
}));
const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => FIRESTORE }));

const box = (name: string) => screen.findByRole('checkbox', { name });

function browserSays(permission: NotificationPermission, href = 'https://x.example/admin/profile') {
  vi.stubGlobal('Notification', { permission, requestPermission: data.ask });
  vi.stubGlobal('location', { ...window.location, href });
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  data.follow.mockImplementation(({ next }: Observer<NotificationMatrix>) => {
    next(DEFAULT_NOTIFICATIONS);
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
    fireEvent.click(await box('New ticket or chat: Email'));
    const [, person, matrix] = data.save.mock.calls[0] ?? [];
    expect(person).toMatchObject({ homeLibraryId: 'testlibrary000000001' });
    expect(matrix?.new_ticket).toEqual({ desktop: true, sound: true, email: true });
    expect(matrix?.visitor_replied.email).toBe(false);
  });

  it('lets a person who writes articles decline mail about those to verify', async () => {
    renderSettings(<NotificationsTab />);
    const reminded = await box('Article to verify: Email');
    expect(reminded).toHaveProperty('checked', true);
    fireEvent.click(reminded);
    const [, , matrix] = data.save.mock.calls[0] ?? [];
    expect(matrix?.article_to_verify?.email).toBe(false);
    expect(screen.queryByRole('checkbox', { name: 'Article to verify: Sound' })).toBeNull();
  });

  it('reverts a choice that could not be stored', async () => {
    data.save.mockRejectedValueOnce(new Error('offline'));
    renderSettings(<NotificationsTab />);
    fireEvent.click(await box('Visitor replied: Sound'));
    await waitFor(async () => expect(await box('Visitor replied: Sound')).toHaveProperty('checked', true));
    expect(await screen.findByText('Your choice could not be saved.')).toBeTruthy();
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
    await box('New ticket or chat: Email');
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
