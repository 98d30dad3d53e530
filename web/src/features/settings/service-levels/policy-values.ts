import {
  CLOCK_KINDS,
  type ClockKind,
  type PauseStatus,
  type ServicePolicy,
  type Targets,
} from '@harborline/domain/entities/service-levels';
import { LIMITS } from '@harborline/domain/limits';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { parsePredicate, writePredicate } from '@harborline/domain/predicate/text-form';
import { POLICY_CATALOGUE } from '@harborline/domain/service-levels/policy-catalogue';
import { oneName } from '@harborline/domain/text/one-name';
import { PRIORITIES, type Priority } from '@harborline/domain/tickets/priority';
import {
  conditionsOf,
  type DraftGroup,
  draftOf,
  isComplete,
  predicateOf,
} from '../../../shared/predicate/predicate-draft';

const HOUR = 60;

/** Hours and minutes as they are typed; both '' for no target. */
export interface TypedTarget {
  readonly hours: string;
  readonly minutes: string;
}
export type TypedTargets = Readonly<Record<Priority, Readonly<Record<ClockKind, TypedTarget>>>>;

/** What is typed and chosen of a policy. */
export interface PolicyValues {
  readonly ref: string;
  readonly name: string;
  /** without conditions it is for every ticket */
  readonly draft: DraftGroup;
  /** whether the stored conditions cannot be read, and nobody has chosen any since: it is for no ticket */
  readonly isUnreadable: boolean;
  readonly targets: TypedTargets;
  readonly countsWorkingTime: boolean;
  readonly pauses: readonly PauseStatus[];
}

const ALL: Predicate = { match: 'all', of: [] };

const eachPriority = <Of>(of: (priority: Priority) => Of): Record<Priority, Of> => ({
  urgent: of('urgent'),
  high: of('high'),
  normal: of('normal'),
  low: of('low'),
});
const eachKind = <Of>(of: (kind: ClockKind) => Of): Record<ClockKind, Of> => ({
  first_response: of('first_response'),
  next_response: of('next_response'),
  resolution: of('resolution'),
});

const hours = (first: number, next: number, resolution: number): Targets => ({
  first_response: first * HOUR,
  next_response: next * HOUR,
  resolution: resolution * HOUR,
});

/** What a library without policies is offered to begin with. @param name what it is called */
export const proposal = (ref: string, name: string): ServicePolicy => ({
  ref,
  name,
  text: '',
  targets: { urgent: hours(1, 2, 8), high: hours(2, 4, 16), normal: hours(4, 8, 40), low: hours(8, 16, 80) },
  counts_working_time: true,
  pauses: ['pending', 'snoozed'],
});

/** What a further policy begins with: nothing is promised yet. */
export const emptyPolicy = (ref: string): ServicePolicy => ({
  ...proposal(ref, ''),
  targets: eachPriority(() => hours(0, 0, 0)),
});

const typed = (minutes: number): TypedTarget =>
  minutes === 0
    ? { hours: '', minutes: '' }
    : {
        hours: minutes < HOUR ? '' : String(Math.floor(minutes / HOUR)),
        minutes: minutes % HOUR === 0 ? '' : String(minutes % HOUR),
      };

export function valuesOf(policy: ServicePolicy): PolicyValues {
  const predicate = policy.text === '' ? ALL : parsePredicate(policy.text, POLICY_CATALOGUE);
  return {
    ref: policy.ref,
    name: policy.name,
    draft: draftOf(predicate ?? ALL),
    isUnreadable: predicate === null,
    targets: eachPriority((priority) => eachKind((kind) => typed(policy.targets[priority][kind]))),
    countsWorkingTime: policy.counts_working_time,
    pauses: policy.pauses,
  };
}

const numberOf = (text: string): number | null => {
  if (text.trim() === '') return 0;
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
};

/** The minutes that a target is; 0 for none, null for what is no time, or too long. */
export function minutesOf({ hours: h, minutes: m }: TypedTarget): number | null {
  const [whole, rest] = [numberOf(h), numberOf(m)];
  if (whole === null || rest === null) return null;
  const minutes = whole * HOUR + rest;
  return minutes <= LIMITS.targetMinutes ? minutes : null;
}

/** What is wrong with the values. */
export interface PolicyProblems {
  readonly isUnnamed: boolean;
  readonly isIncomplete: boolean;
  readonly isTooLong: boolean;
  readonly isUnreadable: boolean;
  readonly isTargetWrong: boolean;
  readonly hasNoTarget: boolean;
}

const textOf = (draft: DraftGroup): string =>
  conditionsOf(draft).length === 0 ? '' : writePredicate(predicateOf(draft));

export function problemsOf({ name, draft, isUnreadable, targets }: PolicyValues): PolicyProblems {
  const isIncomplete = !isComplete(draft, POLICY_CATALOGUE);
  const text = textOf(draft);
  const all = PRIORITIES.flatMap((priority) => CLOCK_KINDS.map((kind) => minutesOf(targets[priority][kind])));
  return {
    isUnnamed: oneName(name) === '',
    isIncomplete,
    isUnreadable,
    isTooLong: !isIncomplete && text !== '' && parsePredicate(text, POLICY_CATALOGUE) === null,
    isTargetWrong: all.includes(null),
    hasNoTarget: all.every((minutes) => minutes === 0),
  };
}

/** The policy that the values are; null if something is wrong. */
export function policyOf(values: PolicyValues): ServicePolicy | null {
  if (Object.values(problemsOf(values)).some((isWrong) => isWrong)) return null;
  const { ref, name, draft, targets, countsWorkingTime, pauses } = values;
  return {
    ref,
    name: oneName(name),
    text: textOf(draft),
    targets: eachPriority((priority) => eachKind((kind) => minutesOf(targets[priority][kind]) ?? 0)),
    counts_working_time: countsWorkingTime,
    pauses: [...pauses],
  };
}

/** The policies with one in the place of its former self, or behind the others. */
export function withPolicy(policies: readonly ServicePolicy[], policy: ServicePolicy): ServicePolicy[] {
  const isThere = policies.some(({ ref }) => ref === policy.ref);
  return isThere ? policies.map((one) => (one.ref === policy.ref ? policy : one)) : [...policies, policy];
}
