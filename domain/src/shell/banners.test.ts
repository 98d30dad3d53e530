import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_LIVE_STATE, type LiveState, RETRIES } from '../live/connection-state';
import {
  BANNERS,
  type Banner,
  bannersToShow,
  type IgnoredBanners,
  mayIgnore,
  needsProfileAlert,
  type ShellFacts,
  stillIgnored,
  withIgnored,
} from './banners';

const OPEN: LiveState = { ...INITIAL_LIVE_STATE, status: 'open', wasOpen: true };
const GIVEN_UP: LiveState = { ...OPEN, status: 'closed', retries: RETRIES.quickCount };

const CALM: ShellFacts = {
  isActing: false,
  live: OPEN,
  mayAnswer: true,
  agentName: 'Ada Agent',
  inboxName: 'Ada',
  newChats: { auto: 0, manual: 0 },
  isAway: false,
};

const ignoring = (banners: readonly Banner[]): IgnoredBanners =>
  Object.fromEntries(banners.map((banner) => [banner, Number.MAX_SAFE_INTEGER]));

const shown = (changes: Partial<ShellFacts>, ignored: IgnoredBanners = {}) =>
  bannersToShow({ ...CALM, ...changes }, ignored);

describe('the banners', () => {
  it('do not show while all is well', () => {
    expect(shown({})).toEqual([]);
  });

  it.each<[Banner, Partial<ShellFacts>]>([
    ['logged_in_as_a_child_agency', { isActing: true }],
    ['not_connected_to_modal', { live: { ...GIVEN_UP, wasOpen: false } }],
    ['connection_disconnected', { live: GIVEN_UP }],
    ['inbox_profile_not_set_up', { inboxName: ' ' }],
    ['new_auto_assigned_chats', { newChats: { auto: 1, manual: 0 } }],
    ['new_manual_assigned_chats', { newChats: { auto: 0, manual: 2 } }],
    ['internet_connection_offline', { live: { ...GIVEN_UP, isOnline: false } }],
    ['away_mode_enabled', { isAway: true }],
  ])('show %s only on its condition (S2.8-17, S2.8-18)', (banner, facts) => {
    expect(shown(facts)).toEqual([banner]);
  });

  it('do not report a lost connection before the quick retries are used up (D-19)', () => {
    expect(shown({ live: { ...GIVEN_UP, retries: RETRIES.quickCount - 1 } })).toEqual([]);
    expect(shown({ live: { ...GIVEN_UP, status: 'connecting' } })).toEqual([]);
  });

  it('do not ask for an inbox profile if the person does not answer visitors', () => {
    expect(shown({ inboxName: '', mayAnswer: false })).toEqual([]);
  });

  it('leave asking for a first name to the profile alert', () => {
    expect(shown({ agentName: ' ', inboxName: '' })).toEqual([]);
    expect(needsProfileAlert(' ')).toBe(true);
  });

  it('drop the ignored ones (S2.8-19)', () => {
    expect(shown({ isAway: true, inboxName: '' }, { away_mode_enabled: 1 })).toEqual([
      'inbox_profile_not_set_up',
    ]);
  });

  it('never drop the notice of acting as a child library (D-12)', () => {
    expect(shown({ isActing: true }, ignoring(BANNERS))).toEqual(['logged_in_as_a_child_agency']);
  });

  it('return when their condition does', () => {
    const away = { ...CALM, isAway: true };
    const ignored = withIgnored(away, {}, 'away_mode_enabled');
    expect(bannersToShow(away, ignored)).toEqual([]);
    expect(stillIgnored(away, ignored)).toEqual(ignored);
    expect(stillIgnored(CALM, ignored)).toEqual({});
  });

  it('return for a new chat, not for ignored ones (S2.8-18, S2.8-19)', () => {
    const waiting = (auto: number) => ({ ...CALM, newChats: { auto, manual: 0 } });
    const ignored = withIgnored(waiting(2), {}, 'new_auto_assigned_chats');
    expect(bannersToShow(waiting(2), ignored)).toEqual([]);
    expect(bannersToShow(waiting(3), ignored)).toEqual(['new_auto_assigned_chats']);
    const afterOneWasOpened = stillIgnored(waiting(1), ignored);
    expect(bannersToShow(waiting(1), afterOneWasOpened)).toEqual([]);
    expect(bannersToShow(waiting(2), afterOneWasOpened)).toEqual(['new_auto_assigned_chats']);
  });

  it('keep their order, show nothing twice, and hide ignored ones that may be ignored', () => {
    const facts = fc.record({
      isActing: fc.boolean(),
      live: fc.record({
        status: fc.constantFrom('connecting', 'open', 'closed', 'closing', 'unknown'),
        retries: fc.nat(10),
        wasOpen: fc.boolean(),
        isOnline: fc.boolean(),
        hasLeft: fc.boolean(),
      }),
      mayAnswer: fc.boolean(),
      agentName: fc.constantFrom('', 'Ada Agent'),
      inboxName: fc.constantFrom('', 'Ada'),
      newChats: fc.record({ auto: fc.nat(3), manual: fc.nat(3) }),
      isAway: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, fc.subarray([...BANNERS]), (given, ignored) => {
        const banners = bannersToShow(given, ignoring(ignored));
        expect(banners).toEqual(BANNERS.filter((banner) => banners.includes(banner)));
        expect(banners.filter((banner) => mayIgnore(banner) && ignored.includes(banner))).toEqual([]);
      }),
    );
  });
});

it('the profile alert shows when the agent name is empty (S2.8-20)', () => {
  expect(needsProfileAlert(' ')).toBe(true);
  expect(needsProfileAlert('Ada')).toBe(false);
});
