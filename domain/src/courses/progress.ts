import { ruleOf } from './lesson-rule';
import type { OutlineLesson } from './outline';

/** A lesson that was completed, though its learner may have taken that back. */
export interface LessonProgress {
  /** milliseconds */
  readonly completedAt: number;
  /** when that was taken back, milliseconds; it counts unless the lesson was completed later */
  readonly takenBackAt?: number;
  /** of a quiz, the best result in per cent */
  readonly score?: number;
}

/** How far a learner has come in a course. Plain data, so that it can be stored anywhere. */
export interface CourseProgress {
  /** when the first lesson was opened, milliseconds; 0 before that */
  readonly startedAt: number;
  /** id of the lesson that was open last, '' for none */
  readonly last: string;
  /** when that was, milliseconds; 0 if it is not known */
  readonly lastAt: number;
  /** the lessons that were completed, by id */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
}

export const NO_PROGRESS: CourseProgress = { startedAt: 0, last: '', lastAt: 0, lessons: {} };

/** What a learner does with a lesson. */
export type LessonEvent =
  | { readonly kind: 'opened' }
  | { readonly kind: 'read' }
  | { readonly kind: 'marked' }
  | { readonly kind: 'unmarked' }
  /** answered its quiz; the score is in per cent */
  | { readonly kind: 'quiz'; readonly score: number; readonly isPassed: boolean };

/** What is known of a lesson. Ids may be names that every object has, such as `constructor`. */
export const progressOf = ({ lessons }: CourseProgress, lessonId: string): LessonProgress | undefined =>
  Object.hasOwn(lessons, lessonId) ? lessons[lessonId] : undefined;

const isDone = ({ completedAt, takenBackAt = -1 }: LessonProgress): boolean => completedAt > takenBackAt;

export function isComplete(progress: CourseProgress, lessonId: string): boolean {
  const lesson = progressOf(progress, lessonId);
  return lesson !== undefined && isDone(lesson);
}

function withLesson(progress: CourseProgress, id: string, lesson: LessonProgress): CourseProgress {
  return { ...progress, lessons: { ...progress.lessons, [id]: lesson } };
}

/**
 * Takes a lesson back. It stays known, so that a device that has not heard of it does not bring it back. Clocks of
 * devices differ: what is done next is never earlier than what it follows.
 */
function takenBack(progress: CourseProgress, id: string, nowMs: number): CourseProgress {
  const earlier = progressOf(progress, id);
  if (earlier === undefined) return progress;
  return withLesson(progress, id, { ...earlier, takenBackAt: Math.max(nowMs, earlier.completedAt) });
}

/** Whether an event completes a lesson: only that of its own rule does. */
const completes = (lesson: OutlineLesson, event: LessonEvent): boolean =>
  event.kind === ruleOf(lesson) && (event.kind !== 'quiz' || event.isPassed);

/** A lesson that an event completes, once more or for the first time: its time stays, and its best score. */
function completed(earlier: LessonProgress | undefined, event: LessonEvent, nowMs: number): LessonProgress {
  const isAgain = earlier !== undefined && isDone(earlier);
  const completedAt = isAgain ? earlier.completedAt : Math.max(nowMs, (earlier?.takenBackAt ?? -1) + 1);
  const score = event.kind === 'quiz' ? { score: Math.max(event.score, earlier?.score ?? 0) } : {};
  return { ...earlier, completedAt, ...score };
}

/** The progress after a learner has done something with a lesson. The first event begins the course. */
export function afterEvent(
  earlier: CourseProgress,
  lesson: OutlineLesson,
  event: LessonEvent,
  nowMs: number,
): CourseProgress {
  const progress = { ...earlier, startedAt: earlier.startedAt || nowMs };
  if (event.kind === 'opened')
    return { ...progress, last: lesson.id, lastAt: Math.max(nowMs, earlier.lastAt + 1) };
  if (event.kind === 'unmarked')
    return ruleOf(lesson) === 'marked' ? takenBack(progress, lesson.id, nowMs) : progress;
  if (!completes(lesson, event)) return progress;
  return withLesson(progress, lesson.id, completed(progressOf(progress, lesson.id), event, nowMs));
}

/** When a course was finished, in milliseconds; null if a lesson is missing, or it has none. */
export function finishedAt(lessons: readonly OutlineLesson[], progress: CourseProgress): number | null {
  const done = lessons.filter(({ id }) => isComplete(progress, id));
  const times = done.flatMap(({ id }) => progressOf(progress, id)?.completedAt ?? []);
  return lessons.length === 0 || times.length < lessons.length ? null : Math.max(...times);
}

/**
 * The lesson to go on with: the one that was open last, or the first after it that is not complete.
 * @param isOpen whether a lesson is not locked
 */
export function nextLesson(
  lessons: readonly OutlineLesson[],
  progress: CourseProgress,
  isOpen: (lesson: OutlineLesson) => boolean,
): OutlineLesson | undefined {
  const from = Math.max(
    0,
    lessons.findIndex(({ id }) => id === progress.last),
  );
  const ahead = [...lessons.slice(from), ...lessons.slice(0, from)];
  return ahead.find((lesson) => !isComplete(progress, lesson.id) && isOpen(lesson));
}
