import { lessonOf } from '@harborline/domain/help-center/lesson-parameter';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { addArticleTools, followInArticle } from '../article/article-parts';
import { courseOnPage } from './course-on-page';
import { showProgress } from './show-progress';

/** Makes work what a course's page offers besides its texts, without a renderer. @returns a function that ends it */
export function startRestingCourse(page: HTMLElement, course: PageCourse, search: string): () => void {
  const lessons = [...page.querySelectorAll<HTMLElement>('.prose')];
  const ends = lessons.map(addArticleTools);
  const onClick = (event: MouseEvent) => void followInArticle(event);
  page.addEventListener('click', onClick);
  const endProgress = showProgress(page, courseOnPage(course, lessonOf(search)));
  return () => {
    for (const end of ends) end();
    page.removeEventListener('click', onClick);
    endProgress();
  };
}
