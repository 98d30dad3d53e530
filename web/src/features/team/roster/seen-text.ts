import { TEAM_TEXTS } from '@harborline/domain/texts/team';
import { relativeTime } from '../../../shared/format/staff-times';
import type { Presence } from '../../../shared/staff/presence';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** Whether a teammate is online, or when they were last seen. Times in milliseconds; null for never. */
export function seenText(presence: Presence, lastSeenMs: number | null, nowMs: number): string {
  if (presence === 'online') return TEAM_TEXTS.online;
  if (presence === 'away') return TEAM_TEXTS.away;
  if (lastSeenMs === null) return TEAM_TEXTS.neverSeen;
  const age = nowMs - lastSeenMs;
  if (age < MINUTE_MS) return TEAM_TEXTS.seenJustNow;
  const when = relativeTime(lastSeenMs, nowMs);
  return age < WEEK_MS ? TEAM_TEXTS.seenAgo(when) : TEAM_TEXTS.seenOn(when);
}
