import type { AuditAction } from '@harborline/domain/entities/audit';
import type { Course } from '@harborline/domain/entities/course';
import { FOR_COURSE_WRITERS } from '@harborline/domain/feed/feed-of-audit';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { logDocumentChange } from '../../audit';
import type { DocumentChange } from '../../pages';
import { snapshotRecord } from '../../platform/store/read';

type Content = Pick<Course, 'is_published'> | undefined;

/** What the log calls a change of a course; nothing for an edit. */
export function courseActionOf(before: Content, after: Content): AuditAction | undefined {
  if (!after) return before && 'course-deleted';
  const wasPublished = before?.is_published === true;
  if (wasPublished === after.is_published) return undefined;
  return after.is_published ? 'course-published' : 'course-unpublished';
}

/** Logs that a course was published, unpublished or deleted. */
export async function logCourse(id: string, { before, after, eventTime }: DocumentChange): Promise<void> {
  const { read } = courseDocument(id);
  const [earlier, later] = [snapshotRecord(read, before), snapshotRecord(read, after)];
  const action = courseActionOf(earlier, later);
  const course = later ?? earlier;
  if (!course || !action) return;
  // The title of a course that visitors could see neither before nor after is for its writers.
  const wasOrIsShown = earlier?.is_published === true || later?.is_published === true;
  await logDocumentChange({
    action,
    target: { kind: 'course', id, label: course.course_title },
    details: wasOrIsShown ? {} : FOR_COURSE_WRITERS,
    document: course,
    isDeleted: later === undefined,
    eventTime,
  });
}
