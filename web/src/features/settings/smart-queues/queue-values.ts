import type { PresentedQueue } from '@harborline/domain/api/inbox/smart-queues';
import type { QueueOrder } from '@harborline/domain/entities/smart-queue';
import { LIMITS } from '@harborline/domain/limits';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { parsePredicate, writePredicate } from '@harborline/domain/predicate/text-form';
import { oneName } from '@harborline/domain/text/one-name';
import { TICKET_CATALOGUE } from '@harborline/domain/tickets/ticket-predicate';
import { type DraftGroup, draftOf, isComplete, predicateOf } from '../../../shared/predicate/predicate-draft';

/** What is typed and chosen of a queue. */
export interface QueueValues {
  readonly name: string;
  readonly draft: DraftGroup;
  readonly order: QueueOrder;
  readonly teamRefs: readonly string[];
  /** '' for any number */
  readonly capacity: string;
  /** '' for no team */
  readonly overflowTeamRef: string;
  readonly wait: string;
}

/** What the server is sent of a queue. */
export interface QueueFields {
  readonly name: string;
  readonly filter: string;
  readonly order: QueueOrder;
  readonly team_refs: string[];
  readonly capacity: number;
  readonly wait_minutes: number;
  readonly overflow_team_ref: string;
}

/** A new queue begins with the tickets that wait for an answer. */
const BEGINNING: Predicate = { match: 'all', of: [{ field: 'waits', op: 'yes', values: [] }] };

/** What the dialog begins with. @param queue null for a new one */
export const valuesOf = (queue: PresentedQueue | null): QueueValues => ({
  name: queue?.name ?? '',
  draft: draftOf((queue && parsePredicate(queue.filter, TICKET_CATALOGUE)) ?? BEGINNING),
  order: queue?.order ?? 'longest-waiting',
  teamRefs: queue?.teams.map(({ ref }) => ref) ?? [],
  capacity: queue === null || queue.capacity === 0 ? '' : String(queue.capacity),
  overflowTeamRef: queue?.overflow_team?.ref ?? '',
  wait: String(queue?.wait_minutes ?? 1),
});

/** The number that a text is, between 1 and a limit; null if it is none. */
function numberOf(text: string, most: number): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** What is wrong with the values. */
export interface QueueProblems {
  readonly isUnnamed: boolean;
  readonly isIncomplete: boolean;
  readonly isTooLong: boolean;
  readonly isCapacityWrong: boolean;
  readonly isWaitWrong: boolean;
}

export function problemsOf({ name, draft, capacity, overflowTeamRef, wait }: QueueValues): QueueProblems {
  const isIncomplete = !isComplete(draft, TICKET_CATALOGUE);
  const text = writePredicate(predicateOf(draft));
  return {
    isUnnamed: oneName(name) === '',
    isIncomplete,
    isTooLong: !isIncomplete && parsePredicate(text, TICKET_CATALOGUE) === null,
    isCapacityWrong: capacity.trim() !== '' && numberOf(capacity, LIMITS.queueCapacity) === null,
    isWaitWrong: overflowTeamRef !== '' && numberOf(wait, LIMITS.queueWaitMinutes) === null,
  };
}

/** What to send; null if something is wrong. */
export function fieldsOf(values: QueueValues): QueueFields | null {
  if (Object.values(problemsOf(values)).some((isWrong) => isWrong)) return null;
  return {
    name: oneName(values.name),
    filter: writePredicate(predicateOf(values.draft)),
    order: values.order,
    team_refs: [...values.teamRefs],
    capacity: numberOf(values.capacity, LIMITS.queueCapacity) ?? 0,
    // Without a team that helps out, the wait means nothing.
    wait_minutes: numberOf(values.wait, LIMITS.queueWaitMinutes) ?? 1,
    overflow_team_ref: values.overflowTeamRef,
  };
}

/** A queue as it is made again after it was deleted. */
export const fieldsAgain = (queue: PresentedQueue): QueueFields => ({
  name: queue.name,
  filter: queue.filter,
  order: queue.order,
  // The server knows no team that is gone.
  team_refs: queue.teams.filter(({ name }) => name !== '').map(({ ref }) => ref),
  capacity: queue.capacity,
  wait_minutes: queue.wait_minutes,
  overflow_team_ref: queue.overflow_team?.name ? queue.overflow_team.ref : '',
});
