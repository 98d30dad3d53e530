import { isId } from '../entities/is-id';

/** The query parameter that names a lesson on the page of its course. */
export const LESSON_PARAMETER = 'lesson';

/** The id of the lesson that a query names; '' if it names none. */
export function lessonOf(search: string): string {
  const named = new URLSearchParams(search).get(LESSON_PARAMETER) ?? '';
  return isId(named) ? named : '';
}
