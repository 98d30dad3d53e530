import { DEFAULT_NOTIFICATIONS, withChoice } from '@harborline/domain/notifications/preferences';
import type { NotificationTimes } from '@harborline/domain/notifications/quiet-hours';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playAlertSound } from './play-alert-sound';
import { showAlert } from './show-alert';

vi.mock('./play-alert-sound', () => ({ playAlertSound: vi.fn(async () => undefined) }));

const shown = vi.fn();
let count = 0;

beforeEach(() => {
  shown.mockClear();
  vi.mocked(playAlertSound).mockClear();
  const Shown = vi.fn(function Shown(title: string) {
    shown(title);
  });
  vi.stubGlobal('Notification', Object.assign(Shown, { permission: 'granted' }));
});
afterEach(() => vi.unstubAllGlobals());

/** Announces a reply in a ticket of somebody. */
function announce(
  assignedTo: string,
  {
    teamRef = '',
    times = {},
    muted = [],
    subscribedTeams = [],
  }: {
    teamRef?: string;
    times?: NotificationTimes;
    muted?: readonly string[];
    subscribedTeams?: readonly string[];
  } = {},
) {
  count += 1;
  const matrix = withChoice(
    withChoice(DEFAULT_NOTIFICATIONS, { event: 'visitor_replied', channel: 'desktop', cell: 'teams' }),
    { event: 'visitor_replied', channel: 'sound', cell: 'mine' },
  );
  showAlert(
    {
      event: 'visitor_replied',
      ticket: { id: 't1', assignedTo, teamRef },
      ...{ conversationRef: 't1', messageId: `m${count}`, title: 'Vera replied', body: '', to: '/' },
    },
    { uid: 'ada', teams: ['billing'], subscribedTeams, muted, preferences: { matrix, times } },
    () => {},
  );
  return { isShown: shown.mock.calls.length > 0, isHeard: vi.mocked(playAlertSound).mock.calls.length > 0 };
}

it('D-132: announces a reply where the choice of each channel says so', () => {
  expect(announce('ada')).toEqual({ isShown: true, isHeard: true });
});

it('D-132: shows those of one’s teams without a sound, if that was chosen', () => {
  expect(announce('ben', { teamRef: 'billing' })).toEqual({ isShown: true, isHeard: false });
});

it('D-132: is silent about the tickets of others, and in quiet hours', () => {
  expect(announce('ben')).toEqual({ isShown: false, isHeard: false });
  const times = { quiet: { from: 0, until: 0, days: [0, 1, 2, 3, 4, 5, 6] } };
  expect(announce('ada', { times })).toEqual({ isShown: false, isHeard: false });
});

it('D-132: is silent about what was muted, and announces the teams that one subscribed to', () => {
  expect(announce('ada', { muted: ['t1'] })).toEqual({ isShown: false, isHeard: false });
  expect(announce('ben', { teamRef: 'billing', muted: ['billing'] })).toEqual({
    isShown: false,
    isHeard: false,
  });
  expect(announce('ben', { teamRef: 'sales', subscribedTeams: ['sales'] })).toEqual({
    isShown: true,
    isHeard: true,
  });
});
