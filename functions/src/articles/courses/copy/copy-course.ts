import * as contract from '@harborline/domain/api/articles/courses';
import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { lessonIds } from '@harborline/domain/courses/outline';
import type { Course, Lesson } from '@harborline/domain/entities/course';
import { course as courseDocument } from '@harborline/domain/stores/courses';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import type { Staff } from '../../../platform/caller';
import { staffEndpoint } from '../../../platform/endpoint';
import { ApiError } from '../../../platform/errors';
import { readEach } from '../../../platform/store/read';
import { readLessons } from './copy-lessons';
import { type Copying, lessonIdIn } from './copying';
import { findOrBegin, hasDrafts, isUnfinished, requirePublisher } from './stored-copy';
import { forgetEarlierDrafts, writeCopy } from './write-copy';

/** A published course of the library's parent. @throws ApiError 'not-found' for any other */
async function readOrigin(courseId: string, { support_lib_id }: Staff): Promise<Course> {
  const [library, origin] = await readEach([libraryDocument(support_lib_id), courseDocument(courseId)]);
  const isOffered = origin?.is_published === true && origin.support_lib_id === library?.parent_lib_id;
  if (!isOffered || library?.parent_lib_id === '') throw new ApiError('not-found');
  return origin;
}

/** How many lessons of a copy its original lacks. */
function countLost(copying: Copying, { course_outline }: Course, lessons: readonly Lesson[]): number {
  const kept = new Set(lessons.map(({ id }) => lessonIdIn(copying, id)));
  return lessonIds(course_outline).filter((id) => !kept.has(id)).length;
}

/**
 * POST course_copies: the library's own copy of a course of its parent (U-12). It has lessons and files of its own, which
 * stay when the parent changes or deletes theirs.
 */
export const copyCourse = staffEndpoint(contract.copyCourse, async (input, staff) => {
  const origin = await readOrigin(input.course_id, staff);
  const copying = { origin, copyId: copyIdOf(staff.support_lib_id, origin.id), staff };
  const copy = await findOrBegin(copying);
  const isFirst = isUnfinished(copy);
  const answer = { course_id: copying.copyId, is_new: isFirst, refusal: '', lost_lessons: 0 } as const;
  if (!isFirst && !input.replaces) return answer;
  requirePublisher(copy, copying);
  if (isFirst) await forgetEarlierDrafts(copying);
  else if (await hasDrafts(copying)) return { ...answer, refusal: 'has-edits' as const };
  const lessons = await readLessons(copying);
  const lost_lessons = countLost(copying, copy, lessons);
  if (lost_lessons > input.deleted_lessons)
    return { ...answer, refusal: 'loses-lessons' as const, lost_lessons };
  await writeCopy(copying, copy, lessons);
  return answer;
});
