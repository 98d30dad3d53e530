import { describe, expect, it } from 'vitest';
import { agentNotificationsSchema } from '../entities/agent-notifications';
import {
  channelsOf,
  DEFAULT_NOTIFICATIONS,
  mayAskForDesktop,
  wantsChannel,
  wantsMentionMail,
  wantsVerifyMail,
  withChoice,
} from './preferences';

it('articles to verify are mailed about until that is declined', () => {
  expect(wantsVerifyMail(undefined)).toBe(true);
  expect(wantsVerifyMail(DEFAULT_NOTIFICATIONS)).toBe(true);
  const choice = { event: 'article_to_verify', channel: 'email', isOn: false } as const;
  const declined = withChoice(DEFAULT_NOTIFICATIONS, choice);
  expect(wantsVerifyMail(declined)).toBe(false);
  expect(declined.new_ticket).toEqual(DEFAULT_NOTIFICATIONS.new_ticket);
});

describe('notification preferences', () => {
  it('start as a matrix that can be stored, with email off', () => {
    const stored = { support_lib_id: 'library', events: DEFAULT_NOTIFICATIONS };
    expect(agentNotificationsSchema.safeParse(stored).success).toBe(true);
    expect(wantsChannel(DEFAULT_NOTIFICATIONS, 'email')).toBe(false);
    expect(wantsChannel(DEFAULT_NOTIFICATIONS, 'desktop')).toBe(true);
  });

  it('change one choice and keep the others', () => {
    const changed = withChoice(DEFAULT_NOTIFICATIONS, { event: 'new_ticket', channel: 'email', isOn: true });
    expect(changed.new_ticket).toEqual({ desktop: true, sound: true, email: true });
    expect(changed.visitor_replied).toBe(DEFAULT_NOTIFICATIONS.visitor_replied);
    expect(wantsChannel(changed, 'email')).toBe(true);
  });

  it('ask for desktop notifications only in the admin area, and only once (D-41)', () => {
    expect(mayAskForDesktop('https://help.example/admin/profile/notifications', false)).toBe(true);
    expect(mayAskForDesktop('https://help.example/lumen', false)).toBe(false);
    expect(mayAskForDesktop('https://help.example/admin/profile/notifications', true)).toBe(false);
  });
});

it('D-103: a mention is announced on the desktop and by a sound, and mailed only to those who chose it', () => {
  expect(channelsOf(DEFAULT_NOTIFICATIONS, 'mentioned_you')).toEqual({
    desktop: true,
    sound: true,
    email: false,
  });
  expect(wantsMentionMail(undefined)).toBe(false);
  const chosen = withChoice(DEFAULT_NOTIFICATIONS, { event: 'mentioned_you', channel: 'email', isOn: true });
  expect(wantsMentionMail(chosen)).toBe(true);
  expect(channelsOf(chosen, 'mentioned_you').desktop).toBe(true);
});

it('D-103: somebody who declined all else still wants to hear of mentions, until they decline that', () => {
  const none = { desktop: false, sound: false, email: false };
  const silent = { new_ticket: none, visitor_replied: none, assigned_to_you: none };
  expect(wantsChannel(silent, 'desktop')).toBe(true);
  expect(wantsChannel({ ...silent, mentioned_you: none }, 'desktop')).toBe(false);
});
