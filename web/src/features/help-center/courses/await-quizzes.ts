import { report } from '../../../shared/config/report';
import type { OnResult } from './start-quizzes';

/**
 * Has the quizzes of a page work once one of them comes into view: until then nobody needs their code.
 * @param texts of the quizzes, by the ids of their lessons
 * @returns a function that leaves the page as the server rendered it
 */
export function awaitQuizzes(
  page: HTMLElement,
  texts: ReadonlyMap<string, string>,
  onResult: OnResult,
): () => void {
  const forms = [...page.querySelectorAll('form.quiz')];
  if (forms.length === 0) return () => undefined;
  let end: (() => void) | null = null;
  let isOver = false;
  const start = async () => {
    const { startQuizzes } = await import('./start-quizzes');
    if (!isOver) end = startQuizzes(page, texts, onResult);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start().catch((error: unknown) => report('not-loaded', error));
  });
  for (const form of forms) observer.observe(form);
  return () => {
    isOver = true;
    observer.disconnect();
    end?.();
  };
}
