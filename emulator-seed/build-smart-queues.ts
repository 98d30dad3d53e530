import type { QueueOrder } from '@harborline/domain/entities/smart-queue';
import { smartQueue } from '@harborline/domain/stores/smart-queues';
import { LIBRARY_IDS } from './libraries';
import { type SeedDoc, seedDoc } from './seed-doc';

interface DemoQueue {
  readonly ref: string;
  readonly name: string;
  readonly text: string;
  readonly order: QueueOrder;
  readonly team_refs: readonly string[];
  readonly capacity: number;
  readonly wait_minutes: number;
  readonly overflow_team_ref: string;
}

/** What Lumen's team draws its tickets from. */
const QUEUES: readonly DemoQueue[] = [
  {
    ref: 'lumenqueueworkshop',
    name: 'Workshop questions',
    text: 'all(waits.yes,any(team.any-of(lumenteamworkshop),priority.any-of(urgent,high)))',
    order: 'most-urgent',
    team_refs: ['lumenteamworkshop'],
    capacity: 8,
    wait_minutes: 240,
    overflow_team_ref: 'lumenteamorders',
  },
  {
    ref: 'lumenqueueanswer',
    name: 'Everything that waits',
    text: 'waits.yes',
    order: 'longest-waiting',
    team_refs: [],
    capacity: 0,
    wait_minutes: 1,
    overflow_team_ref: '',
  },
];

export const smartQueueDocs = (): SeedDoc[] =>
  QUEUES.map(({ ref, ...queue }, position) =>
    seedDoc(smartQueue(ref), {
      ...queue,
      team_refs: [...queue.team_refs],
      support_lib_id: LIBRARY_IDS.lumen,
      position,
    }),
  );
