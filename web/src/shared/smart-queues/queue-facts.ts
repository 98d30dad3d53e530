import type { PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import { SMART_QUEUE_TEXTS } from '@harborline/domain/texts/smart-queues';

const nameOf = ({ name }: { readonly name: string }): string => name || SMART_QUEUE_TEXTS.removedTeam;

/** Whether nobody draws from a queue any more, because its teams are gone. */
const isOrphaned = ({ teams }: PresentedQueue): boolean =>
  teams.length > 0 && teams.every(({ name }) => name === '');

/** In which order people draw from a queue, who does, and how many each. */
export function queueFacts(queue: PresentedQueue): readonly string[] {
  const { order, teams, capacity, overflow_team: team, wait_minutes } = queue;
  return [
    SMART_QUEUE_TEXTS.orders[order],
    ...(isOrphaned(queue) ? [] : [SMART_QUEUE_TEXTS.drawnBy(teams.map(nameOf))]),
    ...(capacity === 0 ? [] : [SMART_QUEUE_TEXTS.atMost(capacity)]),
    ...(team === null || team.name === '' ? [] : [SMART_QUEUE_TEXTS.helpsOut(team.name, wait_minutes)]),
  ];
}

/** What no longer works in a queue since teams were removed. */
export const queueWarnings = (queue: PresentedQueue): readonly string[] => [
  ...(isOrphaned(queue) ? [SMART_QUEUE_TEXTS.allTeamsGone] : []),
  ...(queue.overflow_team?.name === '' ? [SMART_QUEUE_TEXTS.overflowGone] : []),
];
