import { describe, expect, it } from 'vitest';
import { agentNotificationsSchema } from '../entities/agent-notifications';
import {
  channelsOf,
  DEFAULT_NOTIFICATIONS,
  mayAskForDesktop,
  wantsChannel,
  wantsVerifyMail,
  wholeMatrix,
  withChoice,
  withoutMails,
} from './preferences';

it('articles to verify are mailed about until that is declined', () => {
  expect(wantsVerifyMail(undefined)).toBe(true);
  expect(wantsVerifyMail(DEFAULT_NOTIFICATIONS)).toBe(true);
  const choice = { event: 'article_to_verify', channel: 'email', cell: false } as const;
  const declined = withChoice(DEFAULT_NOTIFICATIONS, choice);
  expect(wantsVerifyMail(declined)).toBe(false);
  expect(declined.new_ticket).toEqual(DEFAULT_NOTIFICATIONS.new_ticket);
});

describe('notification preferences', () => {
  it('start as a matrix that can be stored, with email off', () => {
    const stored = { support_lib_id: 'library', events: DEFAULT_NOTIFICATIONS };
    expect(agentNotificationsSchema.safeParse(stored).success).toBe(true);
    // but for the reminder of articles
    expect(wantsChannel(withoutMails(DEFAULT_NOTIFICATIONS, 'article_to_verify'), 'email')).toBe(false);
    expect(wantsChannel(DEFAULT_NOTIFICATIONS, 'desktop')).toBe(true);
  });

  it('change one choice and keep the others', () => {
    const changed = withChoice(DEFAULT_NOTIFICATIONS, { event: 'new_ticket', channel: 'email', cell: true });
    expect(changed.new_ticket).toMatchObject({ desktop: true, sound: true, email: true });
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
    ...{ bell: true, desktop: true, sound: true },
    ...{ email: false, digest: false },
  });
  const chosen = withChoice(DEFAULT_NOTIFICATIONS, { event: 'mentioned_you', channel: 'email', cell: true });
  expect(channelsOf(chosen, 'mentioned_you')).toMatchObject({ email: true, desktop: true });
});

describe('choices of before there were scopes (D-132)', () => {
  const none = { desktop: false, sound: false, email: false };

  it('keep their meaning: yes stands for all tickets, no for none', () => {
    const old = { new_ticket: { ...none, email: true }, visitor_replied: none, assigned_to_you: none };
    expect(channelsOf(old, 'new_ticket')).toMatchObject({ email: true, desktop: false });
    expect(channelsOf(old, 'visitor_replied').sound).toBe(false);
  });

  it('of new tickets hold for chats, until these get a choice of their own', () => {
    const old = { new_ticket: none, visitor_replied: none, assigned_to_you: none };
    expect(channelsOf(old, 'chat_waiting').desktop).toBe(false);
    const chosen = withChoice(old, { event: 'chat_waiting', channel: 'desktop', cell: true });
    expect(channelsOf(chosen, 'chat_waiting')).toMatchObject({ desktop: true, sound: false });
    expect(channelsOf(chosen, 'new_ticket').desktop).toBe(false);
  });

  it('D-103: leave mentions wanted, until these are declined', () => {
    const silent = { new_ticket: none, visitor_replied: none, assigned_to_you: none };
    expect(wantsChannel(silent, 'desktop')).toBe(true);
    expect(wantsChannel({ ...silent, mentioned_you: none }, 'desktop')).toBe(false);
  });
});

it('a whole matrix can be stored, and says the same', () => {
  const whole = wholeMatrix(DEFAULT_NOTIFICATIONS);
  expect(agentNotificationsSchema.safeParse({ support_lib_id: 'library', events: whole }).success).toBe(true);
  expect(wholeMatrix(whole)).toEqual(whole);
});
