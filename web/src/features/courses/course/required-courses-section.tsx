import type { Course } from '@harborline/domain/entities/course';
import { course as courseDocument, searchedCourses } from '@harborline/domain/stores/courses';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import type { Firestore } from 'firebase/firestore';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { useStaff } from '../../../shared/staff/session-context';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { type RequirableCourse, RequiredCourses } from './required-courses';

const NONE: readonly RequirableCourse[] = [];

/** The library's courses, those edited last, and what a course requires of the others. */
async function loadCourses(
  firestore: Firestore,
  { support_lib_id: libraryId, required_courses = [] }: Course,
): Promise<readonly RequirableCourse[]> {
  const listed = await readRecords(firestore, searchedCourses(libraryId));
  const others = required_courses.filter((id) => listed.every((course) => course.id !== id));
  const found = await Promise.all(others.map((id) => readRecord(firestore, courseDocument(id))));
  return [...listed, ...found.flatMap((course) => (course?.support_lib_id === libraryId ? [course] : []))];
}

interface SectionProps {
  course: Course;
  mayChange: boolean;
  onChange: (ids: readonly string[]) => Promise<boolean>;
}

/** Chooses what learners finish before a course, among the library's others. */
export function RequiredCoursesSection({ course, mayChange, onChange }: SectionProps) {
  const firestore = useStaffFirestore();
  const { support_lib_id: libraryId } = useStaff();
  const { state } = useRequest({
    key: ['requirable-courses', libraryId, course.id],
    load: () => loadCourses(firestore, course),
  });
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={COURSE_TEXTS.requiredLoadFailed} onRetry={state.retry} />;
  const isKnown = state.status === 'ready';
  return (
    <RequiredCourses
      courseId={course.id}
      // Before their titles are known, there is nothing to say of them.
      value={isKnown ? (course.required_courses ?? []) : []}
      courses={isKnown ? state.data : NONE}
      mayChange={mayChange && isKnown}
      onChange={onChange}
    />
  );
}
