import type { Course } from '@harborline/domain/entities/course';
import { may } from '@harborline/domain/permissions/may';
import { lessonDrafts } from '@harborline/domain/stores/content-drafts';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { config } from '../../../platform/config';
import { hasCreated } from '../../../platform/error-codes';
import { ApiError } from '../../../platform/errors';
import { findIds, readRecord } from '../../../platform/store/read';
import { createRecord, inBatch } from '../../../platform/store/write';
import { type Copying, requirementsOfCopy, stamp } from './copying';

/** No version of any original, so that a copy whose making broke off is offered an update. */
const NO_VERSION = new Timestamp(0, 0);

/** Whether a copy was made, but has no lessons yet. */
export const isUnfinished = ({ course_outline, origin_updated_at }: Course): boolean =>
  course_outline === '' && origin_updated_at?.toMillis() === 0;

/** Nothing that deletes the lessons of an earlier copy touches those of a course that is there. */
const beginCopy = (copying: Copying): Promise<boolean> =>
  hasCreated(
    inBatch((batch) => {
      const { origin, copyId, staff } = copying;
      const { course_title, course_description, lessons_in_order = false } = origin;
      createRecord(batch, courseDocument(copyId), {
        support_lib_id: staff.support_lib_id,
        ...{ course_title, course_description, lessons_in_order },
        required_courses: requirementsOfCopy(copying),
        ...{ course_cover: '', course_outline: '', is_published: false },
        origin_ref: origin.id,
        origin_updated_at: NO_VERSION,
        created_at: FieldValue.serverTimestamp(),
        ...stamp(copying),
      });
    }),
  );

/** The library's copy, which is begun if there is none. @throws ApiError 'conflict' if it cannot be read */
export async function findOrBegin(copying: Copying): Promise<Course> {
  const document = courseDocument(copying.copyId);
  let copy = await readRecord(document);
  if (copy === undefined) {
    await beginCopy(copying);
    copy = await readRecord(document);
  }
  if (copy?.support_lib_id !== copying.staff.support_lib_id) throw new ApiError('conflict');
  return copy;
}

/** @throws ApiError 'forbidden' if visitors take the copy and the person may not publish */
export function requirePublisher({ is_published }: Course, { staff }: Copying): void {
  if (is_published && !may(staff, 'Courses.publish', config().defaultLibraryId))
    throw new ApiError('forbidden');
}

/** Whether lessons of the copy have changes that only drafts have. */
export const hasDrafts = async ({ copyId, staff }: Copying, transaction?: Transaction): Promise<boolean> =>
  (await findIds({ ...lessonDrafts(staff.support_lib_id, copyId), limit: 1 }, transaction)).length > 0;

/** @throws ApiError 'conflict' if the copy has gone, changed or got drafts since it was read; 'forbidden' */
export async function requireUnchanged(
  copying: Copying,
  copy: Course,
  transaction: Transaction,
): Promise<void> {
  const stored = await readRecord(courseDocument(copying.copyId), transaction);
  const isSame =
    stored?.support_lib_id === copy.support_lib_id &&
    stored.updated_at.seconds === copy.updated_at.seconds &&
    stored.updated_at.nanoseconds === copy.updated_at.nanoseconds;
  if (!isSame || (await hasDrafts(copying, transaction))) throw new ApiError('conflict');
  requirePublisher(stored, copying);
}
