import { firstLock } from '@harborline/domain/courses/lesson-lock';
import { ruleOf } from '@harborline/domain/courses/lesson-rule';
import type { PageCourse, PageLesson } from '@harborline/domain/help-center/page-content';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import type { ReactNode } from 'react';
import { ArticleContent } from '../article/article-content';
import { LockLink } from './course-parts';
import { LessonDownload } from './lesson-download';
import { QuizForm } from './quiz-form';

/** Says that the lesson is done, or takes it back. Disabled until it works. */
function DoneToggle() {
  return (
    <button type="button" className="button" disabled>
      <span data-when-done="no">{COURSE_PAGE_TEXTS.markDone}</span>
      <span data-when-done="yes" hidden>
        {COURSE_PAGE_TEXTS.markNotDone}
      </span>
    </button>
  );
}

/** Says what completes the lesson, or that it is complete. At the end of a text, where the page notices its reader. */
function DoneState({ rule }: { readonly rule: 'read' | 'quiz' }) {
  const { doneByReading, doneByQuiz } = COURSE_PAGE_TEXTS;
  return (
    <p className="lesson-state">
      <span data-when-done="no">{rule === 'read' ? doneByReading : doneByQuiz}</span>
      <span data-when-done="yes" hidden>
        {COURSE_PAGE_TEXTS.lessonDone}
      </span>
    </p>
  );
}

interface LessonBodyProps {
  readonly course: PageCourse;
  readonly lesson: PageLesson;
  /** whether a text that begins locked is not painted before it is known if it is open (`courses.css`); closed if not */
  readonly awaitsProgress?: boolean;
  /** where to go once it is done */
  readonly children?: ReactNode;
}

/** A lesson below its title: its text and how it is completed, or why it is not open yet. */
export function LessonBody({ course, lesson, awaitsProgress = false, children }: LessonBodyProps) {
  const listed = course.outline.find(({ id }) => id === lesson.id);
  const rule = ruleOf(listed ?? { kind: 'text' });
  const { outline, isInOrder, requirements } = course;
  const lock = firstLock({ lessons: outline, isInOrder, unmet: requirements }, lesson.id);
  const isClosed = lock !== null && !awaitsProgress;
  return (
    <>
      <LockLink course={course} lock={isClosed ? lock : null} />
      <div
        className="lesson-body"
        data-awaits-progress={lock !== null && awaitsProgress ? '' : undefined}
        hidden={isClosed}
      >
        <ArticleContent html={lesson.html} />
        {lesson.file !== null && <LessonDownload file={lesson.file} />}
        <QuizForm text={lesson.quiz} lessonId={lesson.id} />
        <div className="lesson-toggle" data-done-by={rule}>
          {rule === 'marked' ? <DoneToggle /> : <DoneState rule={rule} />}
          {children}
          <p className="muted">{COURSE_PAGE_TEXTS.keptHere}</p>
        </div>
      </div>
    </>
  );
}
