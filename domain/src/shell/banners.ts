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
  /** acting in a library other than one's own */
  readonly isActing: boolean;
  readonly live: LiveState;
  /** whether this person may answer visitors */
  readonly mayAnswer: boolean;
  readonly agentName: string;
  /** the name visitors see beside the person's replies, '' for none */
  readonly inboxName: string;
  readonly newChats: NewChats;
  readonly isAway: boolean;
}

/** How often each condition holds: false or 0 if it does not; chats are counted. */
const LEVELS: Readonly<Record<Banner, (facts: ShellFacts) => boolean | number>> = {
  logged_in_as_a_child_agency: ({ isActing }) => isActing,
  // The live service was never reached. While the browser is offline, that banner is enough.
  not_connected_to_modal: ({ live }) => live.isOnline && isExhausted(live) && !live.wasOpen,
  connection_disconnected: ({ live }) => live.isOnline && isExhausted(live) && live.wasOpen,
  // Without any name, the profile alert already says so.
  inbox_profile_not_set_up: ({ mayAnswer, agentName, inboxName }) =>
    mayAnswer && !needsProfileAlert(agentName) && inboxName.trim() === '',
  new_auto_assigned_chats: ({ newChats }) => newChats.auto,
  new_manual_assigned_chats: ({ newChats }) => newChats.manual,
  internet_connection_offline: ({ live }) => !live.isOnline,
  away_mode_enabled: ({ isAway }) => isAway,
};

/** Whether a banner may be ignored. The notice of acting as a child library always shows (D-12). */
export function mayIgnore(banner: Banner): boolean {
  return banner !== 'logged_in_as_a_child_agency';
}

const levelOf = (banner: Banner, facts: ShellFacts): number => Number(LEVELS[banner](facts));

/** The ignored banners, each with its count when it was ignored. */
export type IgnoredBanners = Readonly<Partial<Record<Banner, number>>>;

/** The banners to show, in order: those whose condition holds, except ignored ones (S2.8-19). */
export function bannersToShow(facts: ShellFacts, ignored: IgnoredBanners): Banner[] {
  return BANNERS.filter((banner) => {
    const seen = mayIgnore(banner) ? (ignored[banner] ?? 0) : 0;
    return levelOf(banner, facts) > seen;
  });
}

/** Ignores a banner in its present state; another chat shows it again. */
export function withIgnored(facts: ShellFacts, ignored: IgnoredBanners, banner: Banner): IgnoredBanners {
  return { ...ignored, [banner]: levelOf(banner, facts) };
}

/** The banners that stay ignored. One whose condition has ended shows again when the condition returns. */
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
