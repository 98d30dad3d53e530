import type { OutlineLesson } from './outline';

/** What completes a lesson: reading it to its end, its reader saying so, or passing its quiz. */
export type LessonRule = 'read' | 'marked' | 'quiz';

/** What completes a lesson: a quiz is passed, and the writers of others choose. */
export function ruleOf({ kind, isReadToEnd }: Pick<OutlineLesson, 'kind' | 'isReadToEnd'>): LessonRule {
  if (kind === 'quiz') return 'quiz';
  return isReadToEnd === true ? 'read' : 'marked';
}
