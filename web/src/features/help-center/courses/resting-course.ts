import { lessonOf } from '@harborline/domain/help-center/lesson-parameter';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { courseOnPage } from './course-on-page';
import { showProgress } from './show-progress';

/** Shows and keeps progress on a course's page, without a renderer. @returns a function that ends it */
export const startRestingCourse = (page: HTMLElement, course: PageCourse, search: string): (() => void) =>
  showProgress(page, courseOnPage(course, lessonOf(search)));
