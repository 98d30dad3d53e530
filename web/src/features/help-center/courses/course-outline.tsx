import { firstLock } from '@harborline/domain/courses/lesson-lock';
import type { OutlineSection } from '@harborline/domain/courses/outline';
import type { PageCourse } from '@harborline/domain/help-center/page-content';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { useLibrary } from '../../../shared/library/library-scope';
import { Link } from '../../../shared/router/link';
import { DoneMark, LockNotice } from './course-parts';
import { lockText } from './lock-text';

interface SectionProps {
  readonly course: PageCourse;
  readonly section: OutlineSection;
}

function Section({ course: { id: courseId, outline, isInOrder }, section }: SectionProps) {
  const { links } = useLibrary();
  return (
    <section className="course-section">
      {section.title !== '' && <h2 dir="auto">{section.title}</h2>}
      <ol className="card rows">
        {section.lessons.map(({ id, kind, title }) => {
          const lock = firstLock({ lessons: outline, isInOrder }, id);
          return (
            <li key={id} data-lesson={id}>
              <Link to={links.lesson(courseId, id)} className="lesson-row">
                <bdi>{title}</bdi>
                {kind !== 'text' && <span className="muted">{COURSE_PAGE_TEXTS.kinds[kind]}</span>}
                <DoneMark />
                <LockNotice text={lock === null ? '' : lockText(lock, outline)} />
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The sections of a course with their lessons. */
export function CourseOutline({ course }: { readonly course: PageCourse }) {
  const { sections } = course;
  if (sections.length === 0) return <p className="muted">{COURSE_PAGE_TEXTS.noLessons}</p>;
  return sections.map((section) => <Section key={section.id} course={course} section={section} />);
}
