import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { expect, it } from 'vitest';
import { UploadFailed } from '../../shared/files/store-upload';
import { CourseRefusal } from './course-writes';
import { failureText } from './use-attempt';

it('says why a change of a course failed: the upload of its file, a refusal, or something else', () => {
  expect(failureText(new UploadFailed('offline'))).toBe(COURSE_TEXTS.fileFailed);
  expect(failureText(new CourseRefusal('gone'))).toBe(COURSE_TEXTS.gone);
  expect(failureText(new Error('offline'))).toBe(COURSE_TEXTS.saveFailed);
});
