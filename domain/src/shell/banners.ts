import { isExhausted, type LiveState } from '../live/connection-state';
import type { NewChats } from './new-chats';

/** Conditions of the notification banners (S2.8-17, S2.8-18), in the order in which they are shown. */
export const BANNERS = [
  'logged_in_as_a_child_agency',
  'not_connected_to_modal',
  'connection_disconnected',
  'inbox_profile_not_set_up',
  'new_auto_assigned_chats',
  'new_manual_assigned_chats',
  'internet_connection_offline',
  'away_mode_enabled',
] as const;
export type Banner = (typeof BANNERS)[number];

export interface ShellFacts {
  /** acting in another library than one's own */
  readonly isActing: boolean;
  readonly live: LiveState;
  /** whether visitors may get answers from this person */
  readonly mayAnswer: boolean;
  readonly agentName: string;
  /** name under which the person writes to visitors, '' for none */
  readonly inboxName: string;
  readonly newChats: NewChats;
  readonly isAway: boolean;
}

/** How much of it there is: false or 0 while the condition does not hold; chats are counted. */
const LEVELS: Readonly<Record<Banner, (facts: ShellFacts) => boolean | number>> = {
  logged_in_as_a_child_agency: ({ isActing }) => isActing,
  // The live service was never reached; while the browser is offline that banner says it all.
  not_connected_to_modal: ({ live }) => live.isOnline && isExhausted(live) && !live.wasOpen,
  connection_disconnected: ({ live }) => live.isOnline && isExhausted(live) && live.wasOpen,
  // Without any name the profile alert says so already.
  inbox_profile_not_set_up: ({ mayAnswer, agentName, inboxName }) =>
    mayAnswer && !needsProfileAlert(agentName) && inboxName.trim() === '',
  new_auto_assigned_chats: ({ newChats }) => newChats.auto,
  new_manual_assigned_chats: ({ newChats }) => newChats.manual,
  internet_connection_offline: ({ live }) => !live.isOnline,
  away_mode_enabled: ({ isAway }) => isAway,
};

/** Whether a banner may be ignored; that somebody acts as a child library is always said (D-12). */
export function mayIgnore(banner: Banner): boolean {
  return banner !== 'logged_in_as_a_child_agency';
}

const levelOf = (banner: Banner, facts: ShellFacts): number => Number(LEVELS[banner](facts));

/** The ignored banners, each with how much of it there was. */
export type IgnoredBanners = Readonly<Partial<Record<Banner, number>>>;

/** The banners to show, in order: those whose condition holds, without the ignored ones (S2.8-19). */
export function bannersToShow(facts: ShellFacts, ignored: IgnoredBanners): Banner[] {
  return BANNERS.filter((banner) => {
    const seen = mayIgnore(banner) ? (ignored[banner] ?? 0) : 0;
    return levelOf(banner, facts) > seen;
  });
}

/** Drops a banner as it is now; another chat after that is news again. */
export function withIgnored(facts: ShellFacts, ignored: IgnoredBanners, banner: Banner): IgnoredBanners {
  return { ...ignored, [banner]: levelOf(banner, facts) };
}

/** What stays ignored: a banner whose condition has ended is shown again when it returns. */
export function stillIgnored(facts: ShellFacts, ignored: IgnoredBanners): IgnoredBanners {
  const kept = BANNERS.map(
    (banner) => [banner, Math.min(ignored[banner] ?? 0, levelOf(banner, facts))] as const,
  );
  return Object.fromEntries(kept.filter(([, level]) => level > 0));
}

/** Whether the profile alert shows (S2.8-20). */
export function needsProfileAlert(agentName: string): boolean {
  return agentName.trim() === '';
}
