import type { SmartQueue } from '../../entities/smart-queue';
import type { Team } from '../../entities/teams';

/**
 * What a queue offers somebody: `draws` every ticket of it, `overflow` those that have waited long enough, `none` nothing.
 */
export const QUEUE_STANDINGS = ['draws', 'overflow', 'none'] as const;
export type QueueStanding = (typeof QUEUE_STANDINGS)[number];

/**
 * What a queue offers a person. One whose teams are all gone offers nobody anything: it was never meant for everybody.
 * @param teams those of the library
 */
export function standingIn(
  { team_refs, overflow_team_ref }: Pick<SmartQueue, 'team_refs' | 'overflow_team_ref'>,
  teams: readonly Team[],
  uid: string,
): QueueStanding {
  if (team_refs.length === 0) return 'draws';
  const own = new Set(teams.filter(({ member_uids }) => member_uids.includes(uid)).map(({ ref }) => ref));
  if (team_refs.some((ref) => own.has(ref))) return 'draws';
  return own.has(overflow_team_ref) ? 'overflow' : 'none';
}
