import { lessonsOf } from '@harborline/domain/courses/outline';
import { lessonOf } from '@harborline/domain/help-center/lesson-parameter';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { addArticleTools, followInArticle } from '../article/article-parts';
import { showProgress } from './show-progress';

/** Makes work what a course's page offers besides its texts, without a renderer. @returns a function that ends it */
export function startRestingCourse(page: HTMLElement, course: PageCourse, search: string): () => void {
  const lessons = [...page.querySelectorAll<HTMLElement>('.prose')];
  const ends = lessons.map(addArticleTools);
  const onClick = (event: MouseEvent) => void followInArticle(event);
  page.addEventListener('click', onClick);
  const lessonIds = lessonsOf(course.sections).map(({ id }) => id);
  const endProgress = showProgress(page, { courseId: course.id, lessonIds, lessonId: lessonOf(search) });
  return () => {
    for (const end of ends) end();
    page.removeEventListener('click', onClick);
    endProgress();
  };
}
