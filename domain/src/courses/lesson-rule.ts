import type { OutlineLesson } from './outline';

/** What completes a lesson: reading it to its end, its reader saying so, or passing its quiz. */
export type LessonRule = 'read' | 'marked';

/** What completes a lesson. */
export const ruleOf = ({ isReadToEnd }: Pick<OutlineLesson, 'isReadToEnd'>): LessonRule =>
  isReadToEnd === true ? 'read' : 'marked';
