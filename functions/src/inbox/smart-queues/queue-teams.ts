import type { PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import type { SmartQueue, smartQueueSchema } from '@harborline/domain/entities/smart-queue';
import type { Team } from '@harborline/domain/entities/teams';
import { may } from '@harborline/domain/permissions/may';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';
import { standingIn } from '@harborline/domain/tickets/queues/queue-people';
import type { Staff } from '../../platform/caller';
import { config } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import type { Stored } from '../../platform/store/read';

export type StoredQueue = Stored<typeof smartQueueSchema>;

const named = (teams: readonly Team[], ref: string) => ({
  ref,
  name: teams.find((team) => team.ref === ref)?.name ?? '',
});

/** A queue as answers show it. @param teams those of the library */
export const presentQueue = (
  { id, ...queue }: SmartQueue & { readonly id: string },
  teams: readonly Team[],
  staff: Staff,
): PresentedQueue => ({
  smart_queue_ref: id,
  name: queue.name,
  // It may name people and addresses of visitors.
  filter: may(staff, viewTickets, config().defaultLibraryId) ? queue.text : '',
  order: queue.order,
  teams: queue.team_refs.map((ref) => named(teams, ref)),
  capacity: queue.capacity,
  wait_minutes: queue.wait_minutes,
  overflow_team: queue.overflow_team_ref === '' ? null : named(teams, queue.overflow_team_ref),
  standing: standingIn(queue, teams, staff.uid),
});

const teamsIn = ({ team_refs, overflow_team_ref }: Pick<SmartQueue, 'team_refs' | 'overflow_team_ref'>) =>
  overflow_team_ref === '' ? team_refs : [...team_refs, overflow_team_ref];

/**
 * @param before the queue until now; what it has of a team that is gone may stay
 * @throws ApiError 'conflict' for a team that the library does not have
 */
export function mustHaveTeams(teams: readonly Team[], queue: SmartQueue, before?: SmartQueue): void {
  const known = [...teams.map(({ ref }) => ref), ...(before === undefined ? [] : teamsIn(before))];
  if (!teamsIn(queue).every((ref) => known.includes(ref)))
    throw new ApiError('conflict', SMART_QUEUE_TEXTS.teamGone);
}
