import { ruleOf } from './lesson-rule';
import type { OutlineLesson } from './outline';

/** A lesson that is complete. */
export interface LessonProgress {
  /** milliseconds */
  readonly completedAt: number;
  /** of a quiz, the best result in per cent */
  readonly score?: number;
}

/** How far a learner has come in a course. Plain data, so that it can be stored anywhere. */
export interface CourseProgress {
  /** when the first lesson was opened, milliseconds; 0 before that */
  readonly startedAt: number;
  /** id of the lesson that was open last, '' for none */
  readonly last: string;
  /** the lessons that are complete, by id */
  readonly lessons: Readonly<Record<string, LessonProgress>>;
}

export const NO_PROGRESS: CourseProgress = { startedAt: 0, last: '', lessons: {} };

/** What a learner does with a lesson. */
export type LessonEvent =
  | { readonly kind: 'opened' }
  | { readonly kind: 'read' }
  | { readonly kind: 'marked' }
  | { readonly kind: 'unmarked' }
  /** answered its quiz; the score is in per cent */
  | { readonly kind: 'quiz'; readonly score: number; readonly isPassed: boolean };

/** Ids may be names that every object has, such as `constructor`. */
const progressOf = ({ lessons }: CourseProgress, lessonId: string): LessonProgress | undefined =>
  Object.hasOwn(lessons, lessonId) ? lessons[lessonId] : undefined;

export const isComplete = (progress: CourseProgress, lessonId: string): boolean =>
  progressOf(progress, lessonId) !== undefined;

function withLesson(progress: CourseProgress, id: string, lesson: LessonProgress): CourseProgress {
  return { ...progress, lessons: { ...progress.lessons, [id]: lesson } };
}

function withoutLesson(progress: CourseProgress, id: string): CourseProgress {
  return {
    ...progress,
    lessons: Object.fromEntries(Object.entries(progress.lessons).filter(([one]) => one !== id)),
  };
}

/** Whether an event completes a lesson: only that of its own rule does. */
const completes = (lesson: OutlineLesson, event: LessonEvent): boolean =>
  event.kind === ruleOf(lesson) && (event.kind !== 'quiz' || event.isPassed);

/** A lesson that an event completes, once more or for the first time: its time stays, and its best score. */
function completed(earlier: LessonProgress | undefined, event: LessonEvent, nowMs: number): LessonProgress {
  const completedAt = earlier?.completedAt ?? nowMs;
  return event.kind === 'quiz'
    ? { completedAt, score: Math.max(event.score, earlier?.score ?? 0) }
    : { completedAt };
}

/** The progress after a learner has done something with a lesson. The first event begins the course. */
export function afterEvent(
  earlier: CourseProgress,
  lesson: OutlineLesson,
  event: LessonEvent,
  nowMs: number,
): CourseProgress {
  const progress = { ...earlier, startedAt: earlier.startedAt || nowMs };
  if (event.kind === 'opened') return { ...progress, last: lesson.id };
  if (event.kind === 'unmarked')
    return ruleOf(lesson) === 'marked' ? withoutLesson(progress, lesson.id) : progress;
  if (!completes(lesson, event)) return progress;
  return withLesson(progress, lesson.id, completed(progressOf(progress, lesson.id), event, nowMs));
}

/** When a course was finished, in milliseconds; null if a lesson is missing, or it has none. */
export function finishedAt(lessons: readonly OutlineLesson[], progress: CourseProgress): number | null {
  const times = lessons.flatMap(({ id }) => progressOf(progress, id)?.completedAt ?? []);
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
