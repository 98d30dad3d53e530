import type { CourseLearner } from '../entities/course-figures';
import { LIMITS } from '../limits';

type Counted = Pick<CourseLearner, 'lessons' | 'is_finished'>;

/** What a learner's message adds to the figures of a course. */
export interface NewSteps {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  /** ids of lessons that were not counted yet */
  readonly lessons: readonly string[];
  readonly after: { lessons: string[]; is_finished: boolean };
}

/**
 * What is new in what a learner says they have done, so that a message that is delivered twice changes nothing.
 * @param lessonIds of the course; others are not counted
 * @param before what is counted already; undefined for a new learner
 * @param room how many lessons can be counted now; the others are new again in the next message
 */
export function newSteps(
  lessonIds: readonly string[],
  before: Counted | undefined,
  done: readonly string[],
  room: number = LIMITS.countedLessons,
): NewSteps {
  const counted = new Set(before?.lessons ?? []);
  const said = new Set(done);
  const lessons = lessonIds.filter((id) => said.has(id) && !counted.has(id)).slice(0, room);
  const all = new Set([...counted, ...lessons]);
  const hasAll = lessonIds.length > 0 && lessonIds.every((id) => all.has(id));
  const wasFinished = before?.is_finished ?? false;
  return {
    isStart: before === undefined,
    isEnd: hasAll && !wasFinished,
    lessons,
    after: { lessons: [...all], is_finished: wasFinished || hasAll },
  };
}

/** What is counted twice of one learner, to be taken off the figures. */
export type CountedTwice = Pick<NewSteps, 'isStart' | 'isEnd' | 'lessons'>;

/**
 * What is counted of a person and of the browser they learned with before they were known: one learner from now on
 * (D-83).
 */
export function joinCounted(
  person: Counted | undefined,
  browser: Counted | undefined,
): { readonly counted: Counted | undefined; readonly twice: CountedTwice } {
  if (person === undefined || browser === undefined)
    return { counted: person ?? browser, twice: { isStart: false, isEnd: false, lessons: [] } };
  return {
    counted: {
      lessons: [...new Set([...person.lessons, ...browser.lessons])],
      is_finished: person.is_finished || browser.is_finished,
    },
    twice: {
      isStart: true,
      isEnd: person.is_finished && browser.is_finished,
      lessons: person.lessons.filter((id) => browser.lessons.includes(id)).slice(0, LIMITS.countedLessons),
    },
  };
}
