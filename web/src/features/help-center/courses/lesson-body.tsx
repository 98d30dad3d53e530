import { ruleOf } from '@harborline/domain/courses/lesson-rule';
import { lessonsOf } from '@harborline/domain/courses/outline';
import type { PageCourse, PageLesson } from '@harborline/domain/help-center/page-content';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { ArticleContent } from '../article/article-content';
import { LockNotice } from './course-parts';

/** Says that the lesson is done, or takes it back. */
function DoneToggle() {
  return (
    <button type="button" className="button">
      <span data-when-done="no">{COURSE_PAGE_TEXTS.markDone}</span>
      <span data-when-done="yes" hidden>
        {COURSE_PAGE_TEXTS.markNotDone}
      </span>
    </button>
  );
}

/** Says that the lesson is done by reading it. It stands at the end, where the page notices its reader. */
function ReadState() {
  return (
    <p className="lesson-state">
      <span data-when-done="no">{COURSE_PAGE_TEXTS.doneByReading}</span>
      <span data-when-done="yes" hidden>
        {COURSE_PAGE_TEXTS.lessonDone}
      </span>
    </p>
  );
}

interface LessonBodyProps {
  readonly course: PageCourse;
  readonly lesson: PageLesson;
}

/** A lesson below its title: its text and how it is completed, or why it is not open yet. */
export function LessonBody({ course, lesson }: LessonBodyProps) {
  const listed = lessonsOf(course.sections).find(({ id }) => id === lesson.id);
  const rule = ruleOf(listed ?? {});
  return (
    <>
      <LockNotice />
      <div className="lesson-body">
        <ArticleContent html={lesson.html} />
        <div className="lesson-toggle" data-done-by={rule} hidden>
          {rule === 'marked' ? <DoneToggle /> : <ReadState />}
          <p className="muted">{COURSE_PAGE_TEXTS.keptHere}</p>
        </div>
      </div>
    </>
  );
}
